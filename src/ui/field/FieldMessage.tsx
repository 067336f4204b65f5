import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import { Icon } from '../icon/Icon.tsx';

interface FieldMessageProps {
  id: string;
  hint?: ReactNode;
  error?: ReactNode;
  reserve: boolean;
}

// A live region, because errors may arrive from the server.
export function FieldMessage({ id, hint, error, reserve }: FieldMessageProps) {
  return (
    <Place id={id} aria-live="polite" $reserve={reserve}>
      {/* Keeps its height below an error, so that nothing moves. */}
      {hint && hint !== error && <Hint $isHidden={Boolean(error)}>{hint}</Hint>}
      {error && (
        <Line>
          <Icon name="error" size={16} />
          <span>{error}</span>
        </Line>
      )}
    </Place>
  );
}

// The text is nearer to its own field than to the next label.
const Place = styled.div<{ $reserve: boolean }>`
  display: grid;
  align-items: start;
  min-block-size: ${({ $reserve }) => ($reserve ? '1.75rem' : '0')};
  padding-block: ${({ $reserve }) => ($reserve ? '0.25rem 0.375rem' : '0')};
  font-size: 0.875rem;
  line-height: 1.125rem;
  overflow-wrap: anywhere;

  &:not(:empty) {
    padding-block-start: 0.25rem;
  }

  > * {
    grid-area: 1 / 1;
  }
`;

const Hint = styled.div<{ $isHidden: boolean }>`
  color: ${token('color.text-muted')};
  visibility: ${({ $isHidden }) => ($isHidden ? 'hidden' : 'inherit')};
`;

const Line = styled.div`
  display: flex;
  gap: ${token('space.2xs')};

  svg {
    flex: none;
    margin-block-start: 1px;
    color: ${token('color.danger')};
  }

  /* Rules have marks of their own. */
  > svg:has(+ span > ul) {
    display: none;
  }
`;
