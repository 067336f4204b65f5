import { styled } from 'styled-components';
import { formatBrl } from '../../shared/money/formatBrl.ts';
import { useCountUp } from './useCountUp.ts';

/** Shows an amount that counts to its new value; its text is the new value at once, for screen readers. */
export function CountedMoney({ cents }: { cents: number }) {
  const shown = useCountUp(cents);
  return <Amount data-shown={shown === cents ? undefined : formatBrl(shown)}>{formatBrl(cents)}</Amount>;
}

const Amount = styled.span`
  position: relative;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;

  &[data-shown] {
    -webkit-text-fill-color: transparent;
  }

  &[data-shown]::before {
    content: attr(data-shown) / '';
    position: absolute;
    inset-inline-end: 0;
    -webkit-text-fill-color: currentColor;
  }
`;
