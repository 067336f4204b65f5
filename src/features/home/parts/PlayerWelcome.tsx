import { Link } from 'react-router';
import { styled } from 'styled-components';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import { useAppSelector } from '../../../shared/state/rootState.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { selectUser } from '../../session/me.ts';
import { WelcomeText } from './welcomeText.ts';

/** Greets the player; balance and deposit are in the header. Lazy: guests do not load it. */
export function PlayerWelcome() {
  const user = useAppSelector(selectUser);
  const { jurisdiction, voice } = useBrand();
  const firstName = user?.name.trim().split(/\s+/)[0];
  return (
    <>
      <WelcomeText>
        <b>
          {voice.playerWelcome}
          {firstName && `, ${firstName}`}
        </b>
        {jurisdiction === 'br' && <LimitsLink to="/user/protection">Meus limites</LimitsLink>}
      </WelcomeText>
      <ButtonLink variant="quiet" size="s" to="/user/transaction">
        Ver extrato
      </ButtonLink>
    </>
  );
}

const LimitsLink = styled(Link)`
  align-self: start;
  min-block-size: 1.5rem;
  color: inherit;
  font-size: 0.875rem;
  line-height: 1.5rem;
`;
