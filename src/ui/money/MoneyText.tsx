import { styled } from 'styled-components';
import { formatBrl, formatSignedBrl } from '../../shared/money/formatBrl.ts';

interface MoneyTextProps {
  cents: number;
  // Always with a sign, for account movements.
  signed?: boolean;
}

/** Shows an amount in reais with tabular digits, so that it does not shift while changing. */
export function MoneyText({ cents, signed = false }: MoneyTextProps) {
  return <Amount>{signed ? formatSignedBrl(cents) : formatBrl(cents)}</Amount>;
}

const Amount = styled.span`
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;
