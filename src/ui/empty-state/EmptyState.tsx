import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';

interface EmptyStateProps {
  icon?: ReactNode;
  title: string;
  // Heading level.
  level?: 1 | 2 | 3;
  text?: ReactNode;
  // A `Button` or a `ButtonLink`.
  action?: ReactNode;
}

export function EmptyState({ icon, title, level = 2, text, action }: EmptyStateProps) {
  return (
    <Box>
      {icon !== undefined && <Disc>{icon}</Disc>}
      <Title as={`h${level}`}>{title}</Title>
      {text !== undefined && <Text>{text}</Text>}
      {action}
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${token('space.s')};
  padding: ${token('space.xl')} ${token('space.m')};
  text-align: center;
  /* Contains search terms of any length. */
  overflow-wrap: anywhere;
`;

const Disc = styled.span`
  display: grid;
  place-items: center;
  inline-size: 4rem;
  block-size: 4rem;
  border-radius: 50%;
  background: ${token('color.primary-soft')};
  color: ${token('color.text')};
`;

const Title = styled.h2`
  font-size: 1.25rem;
`;

const Text = styled.p`
  max-inline-size: 32rem;
  color: ${token('color.text-muted')};
  text-wrap: balance;
`;
