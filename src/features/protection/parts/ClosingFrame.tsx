import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../../../shared/tokens/token.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';

interface ClosingFrameProps {
  title: string;
  text: string;
  children: ReactNode;
}

export function ClosingFrame({ title, text, children }: ClosingFrameProps) {
  return (
    <Stack $gap="l">
      <div>
        <h1>{title}</h1>
        <Text>{text}</Text>
      </div>
      <Card>{children}</Card>
    </Stack>
  );
}

const Text = styled.p`
  padding-block-start: ${token('space.2xs')};
  color: ${token('color.text-muted')};
`;
