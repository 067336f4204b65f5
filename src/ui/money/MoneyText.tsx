import { styled } from 'styled-components';
import { formatBrl, formatSignedBrl } from '../../shared/money/formatBrl.ts';

interface MoneyTextProps {
  cents: number;
  /** Always with + or -, for movements on an account. */
  signed?: boolean;
}

/** An amount in reais whose digits all have one width, so that it does not jump while it changes. */
export function MoneyText({ cents, signed = false }: MoneyTextProps) {
  return <Amount>{signed ? formatSignedBrl(cents) : formatBrl(cents)}</Amount>;
}

const Amount = styled.span`
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;
