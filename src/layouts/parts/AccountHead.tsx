import { styled } from 'styled-components';
import { selectUser } from '../../features/session/me.ts';
import { useBalance } from '../../features/wallet/balance.ts';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { useAppSelector } from '../../shared/state/rootState.ts';
import { token } from '../../shared/tokens/token.ts';
import { MoneyText } from '../../ui/money/MoneyText.tsx';

// Whose menu it is; nothing for visitors.
export function AccountHead() {
  const name = useAppSelector((state) => selectUser(state)?.name);
  const balance = useBalance();
  // Brazilian law separates bonus and money (Portaria 1.231 arts. 42 and 43).
  const isLawful = useBrand().jurisdiction === 'br';
  if (!name || !balance) return null;
  return (
    <Head>
      <strong>{name}</strong>
      <MoneyText cents={isLawful ? balance.mainCents : balance.shownCents} />
    </Head>
  );
}

const Head = styled.p`
  display: grid;
  margin-block-end: ${token('space.xs')};
  padding: ${token('space.xs')} ${token('space.s')} ${token('space.s')};
  border-block-end: 1px solid ${token('color.border')};
  overflow-wrap: anywhere;

  strong + span {
    color: ${token('color.text-muted')};
  }
`;
