import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { token } from '../../../shared/tokens/token.ts';
import { Card } from '../../../ui/card/Card.tsx';

interface SectionProps {
  title: string;
  text?: string;
  children: ReactNode;
}

export function Section({ title, text, children }: SectionProps) {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Title id={titleId}>{title}</Title>
      {text !== undefined && <Text>{text}</Text>}
      {children}
    </Card>
  );
}

const Title = styled.h2`
  padding-block-end: ${token('space.m')};
  font-size: 1.125rem;
`;

const Text = styled.p`
  margin-block-start: calc(-1 * ${token('space.xs')});
  padding-block-end: ${token('space.m')};
  color: ${token('color.text-muted')};
`;
