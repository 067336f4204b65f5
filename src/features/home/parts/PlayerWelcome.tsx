import { Link } from 'react-router';
import { styled } from 'styled-components';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import { useAppSelector } from '../../../shared/state/rootState.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { onPhone } from '../../../ui/layout/screens.ts';
import { selectUser } from '../../session/me.ts';
import { useCapabilities } from '../../settings/useCapabilities.ts';
import { BalanceText } from '../../wallet/BalanceText.tsx';
import { WelcomeText } from './welcomeText.ts';

// Lazy: guests do not load it.
export function PlayerWelcome() {
  const user = useAppSelector(selectUser);
  const { deposit } = useCapabilities();
  const { jurisdiction, voice } = useBrand();
  const isLawful = jurisdiction === 'br';
  const firstName = user?.name.trim().split(/\s+/)[0];
  const balance = (
    <>
      Seu saldo: <BalanceText />
    </>
  );
  return (
    <>
      <WelcomeText>
        <b>
          {voice.playerWelcome}
          {firstName && `, ${firstName}`}
        </b>
        {/* Header and panel show the balance on phones; the link to the limits takes its line there. */}
        {isLawful ? <WideOnly>{balance}</WideOnly> : <span>{balance}</span>}
        {isLawful && <LimitsLink to="/user/protection">Meus limites</LimitsLink>}
      </WelcomeText>
      {deposit && (
        <ButtonLink variant="secondary" size="s" to="/user/wallet/deposit">
          Depositar
        </ButtonLink>
      )}
    </>
  );
}

const WideOnly = styled.span`
  ${onPhone} {
    display: none;
  }
`;

const LimitsLink = styled(Link)`
  align-self: start;
  min-block-size: 1.5rem;
  color: inherit;
  font-size: 0.875rem;
  line-height: 1.5rem;
`;
