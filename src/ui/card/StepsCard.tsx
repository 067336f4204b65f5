import { useId } from 'react';
import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import { Card } from './Card.tsx';

interface StepsCardProps {
  title: string;
  // Full sentences, in the order in which they happen.
  steps: readonly string[];
}

/** Explains how something works, beside or below it. */
export function StepsCard({ title, steps }: StepsCardProps) {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Title id={titleId}>{title}</Title>
      <Steps>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Steps>
    </Card>
  );
}

const Title = styled.h2`
  padding-block-end: ${token('space.s')};
  font-size: 1.125rem;
`;

const Steps = styled.ol`
  display: grid;
  gap: ${token('space.2xs')};
  max-inline-size: 60ch;
  margin: 0;
  padding-inline-start: 1.25rem;
  color: ${token('color.text-muted')};
`;
