import { styled } from 'styled-components';
import { heldByDay, holdText, type ReferralHold } from '../../../shared/money/referralHolds.ts';
import { token } from '../../../shared/tokens/token.ts';

interface WithdrawHoldsProps {
  holds: readonly ReferralHold[];
  /** The figure above has them in it. */
  isIncluded: boolean;
}

/** Money that is there to play with and not to be withdrawn yet, told before anybody asks for it. */
export function WithdrawHolds({ holds, isIncluded }: WithdrawHoldsProps) {
  if (holds.length === 0) return null;
  return (
    <List>
      {heldByDay(holds).map((hold) => (
        <li key={hold.released_at}>
          {isIncluded ? 'Inclui' : 'Mais'} {holdText(hold)}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${token('space.2xs')};
  margin: 0;
  padding: 0;
  color: ${token('color.text-muted')};
  font-size: 0.875rem;
  list-style: none;
`;
