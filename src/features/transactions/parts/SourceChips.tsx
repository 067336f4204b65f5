import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import { token } from '../../../shared/tokens/token.ts';
import type { StatementFiltersProps } from './StatementFields.tsx';
import { sourceChoices } from './statementChoices.ts';

/** Shows the sources of movements as a row of chips, with further filters at its end. */
export function SourceChips({ filter, onChange, children }: StatementFiltersProps & { children: ReactNode }) {
  const { features } = useBrand();
  return (
    <Row>
      <Chips role="group" aria-label="Origem" data-fades>
        {sourceChoices(features).map(([value, text]) => (
          <Chip
            key={value}
            type="button"
            aria-pressed={filter.source === value}
            onClick={() => onChange({ source: value })}
          >
            {text}
          </Chip>
        ))}
      </Chips>
      {children}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.xs')};

  > button {
    flex: none;
    min-block-size: 2.75rem;
  }
`;

const Chips = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  gap: ${token('space.xs')};
  min-inline-size: 0;
  padding-block: ${token('space.2xs')};
  overflow-x: auto;
  scrollbar-width: none;
`;

const Chip = styled.button`
  flex: none;
  min-block-size: 2.75rem;
  padding-inline: ${token('space.m')};
  border: 1px solid ${token('color.control-border')};
  border-radius: ${token('radius.control')};
  background: ${token('color.surface')};
  font-size: 0.9375rem;
  font-weight: 600;
  white-space: nowrap;

  &:focus-visible {
    outline-color: currentColor;
    outline-offset: -3px;
  }

  &[aria-pressed='true'] {
    border-color: transparent;
    background: ${token('color.primary')};
    color: ${token('color.on-primary')};
  }
`;
