import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../../../shared/tokens/token.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { StepsCard } from '../../../ui/card/StepsCard.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';

interface ClosingFrameProps {
  title: string;
  text: string;
  // What happens, in order.
  steps: readonly string[];
  children: ReactNode;
}

export function ClosingFrame({ title, text, steps, children }: ClosingFrameProps) {
  return (
    <Stack $gap="l">
      <div>
        <h1>{title}</h1>
        <Text>{text}</Text>
      </div>
      <Columns>
        <Card>{children}</Card>
        <StepsCard title="Como funciona" steps={steps} />
      </Columns>
    </Stack>
  );
}

const Text = styled.p`
  padding-block-start: ${token('space.2xs')};
  color: ${token('color.text-muted')};
`;

const Columns = styled.div`
  display: grid;
  align-items: start;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr));
  gap: ${token('space.m')};
`;
