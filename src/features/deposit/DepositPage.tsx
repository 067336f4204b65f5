import { styled } from 'styled-components';
import { Card } from '../../ui/card/Card.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { DepositPanel } from './parts/DepositPanel.tsx';

export function DepositPage() {
  return (
    <Stack $gap="l">
      <h1>Depositar</h1>
      <Narrow>
        <DepositPanel />
      </Narrow>
    </Stack>
  );
}

const Narrow = styled(Card)`
  inline-size: 100%;
  max-inline-size: 32rem;
`;
