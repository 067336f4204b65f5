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
    <Line id={id} aria-live="polite" $reserve={reserve} $hinted={Boolean(hint)} $invalid={Boolean(error)}>
      {error ? (
        <>
          <Icon name="error" size={16} />
          <span>{error}</span>
        </>
      ) : (
        hint
      )}
    </Line>
  );
}

const Line = styled.div<{ $reserve: boolean; $hinted: boolean; $invalid: boolean }>`
  display: flex;
  align-items: flex-start;
  gap: ${token('space.2xs')};
  min-block-size: ${({ $reserve }) => ($reserve ? '1.375rem' : '0')};
  /* A hint is nearer to its own field than to the next label. */
  padding-block: ${({ $reserve, $hinted }) => ($hinted && $reserve ? '0.25rem 0.75rem' : $reserve ? '0.125rem 0' : '0')};
  font-size: 0.875rem;
  line-height: 1.25rem;
  overflow-wrap: anywhere;
  color: ${({ $invalid }) => token($invalid ? 'color.text' : 'color.text-muted')};

  svg {
    flex: none;
    margin-block-start: 2px;
    color: ${token('color.danger')};
  }
`;
