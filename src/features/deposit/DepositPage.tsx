import { styled } from 'styled-components';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { token } from '../../shared/tokens/token.ts';
import { Card } from '../../ui/card/Card.tsx';
import { StepsCard } from '../../ui/card/StepsCard.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { RemainingLimits } from '../protection/RemainingLimits.tsx';
import { DepositPanel } from './parts/DepositPanel.tsx';
import { LatestDeposits } from './parts/LatestDeposits.tsx';

const steps = [
  'Escolha o valor e gere o código PIX.',
  'Pague no aplicativo do seu banco: copie o código ou leia o QR Code.',
  'Quando o banco confirma, esta página avisa, e o saldo já está na carteira.',
  'Um PIX de outro CPF, ou que passe do seu limite, volta para a conta de origem.',
];

export function DepositPage() {
  const isLawful = useBrand().jurisdiction === 'br';
  return (
    <Stack $gap="l">
      <h1>Depositar</h1>
      <Columns>
        <Card>
          <DepositPanel />
        </Card>
        <Stack>
          <StepsCard title="Como funciona" steps={steps} />
          {/* The form of a licensed brand has them. */}
          {!isLawful && <RemainingLimits />}
          <LatestDeposits />
        </Stack>
      </Columns>
    </Stack>
  );
}

const Columns = styled.div`
  display: grid;
  align-items: start;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 25rem), 1fr));
  gap: ${token('space.m')};
`;
