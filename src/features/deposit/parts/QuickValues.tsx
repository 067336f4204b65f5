import { styled } from 'styled-components';
import { formatBrl } from '../../../shared/money/formatBrl.ts';
import { token } from '../../../shared/tokens/token.ts';
import { onPhone, withHover } from '../../../ui/layout/screens.ts';

interface QuickValuesProps {
  // In cents.
  values: readonly number[];
  chosen: number | null | undefined;
  onChoose: (cents: number) => void;
}

export function QuickValues({ values, chosen, onChoose }: QuickValuesProps) {
  if (values.length === 0) return null;
  return (
    <Row role="group" aria-label="Sugestões de depósito" $perRow={values.length % 3 === 1 ? 2 : 3}>
      {values.map((cents) => (
        <Value key={cents} type="button" aria-pressed={cents === chosen} onClick={() => onChoose(cents)}>
          {formatBrl(cents).replace(/,00$/, '')}
        </Value>
      ))}
    </Row>
  );
}

const Row = styled.div<{ $perRow: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(4.75rem, 1fr));
  gap: ${token('space.xs')};

  /* Balances the columns, so that no value is alone in its row. */
  ${onPhone} {
    grid-template-columns: repeat(${({ $perRow }) => $perRow}, 1fr);
  }
`;

const Value = styled.button`
  min-block-size: 2.75rem;
  padding-inline: ${token('space.xs')};
  border: 1px solid ${token('color.control-border')};
  border-radius: ${token('radius.control')};
  font-weight: 650;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  &[aria-pressed='true'] {
    border-color: ${token('color.primary')};
    background: ${token('color.primary-soft')};
    box-shadow: inset 0 0 0 1px ${token('color.primary')};
  }

  ${withHover} {
    &:hover {
      background: ${token('color.surface-hover')};
    }
  }
`;
