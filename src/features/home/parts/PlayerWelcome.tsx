import { useState } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import { assetUrl } from '../../../shared/paths/assetUrl.ts';
import { useAppSelector } from '../../../shared/state/rootState.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { AspectImage } from '../../../ui/image/AspectImage.tsx';
import { fromDesktop, withHover } from '../../../ui/layout/screens.ts';
import { readRecentGames } from '../../lobby/recentGames.ts';
import { selectUser } from '../../session/me.ts';
import { WelcomeText } from './welcomeText.ts';

// On wide screens; narrow ones show the last.
const shownGames = 3;

/**
 * Greets the player with the games played last on this device; balance and deposit are in the header. Lazy: guests
 * do not load it.
 */
export function PlayerWelcome() {
  const user = useAppSelector(selectUser);
  const { id, api, jurisdiction, voice } = useBrand();
  const [played] = useState(() => readRecentGames(id).slice(0, shownGames));
  const firstName = user?.name.trim().split(/\s+/)[0];
  return (
    <>
      <WelcomeText>
        <b>
          {voice.playerWelcome}
          {firstName && `, ${firstName}`}
        </b>
        {jurisdiction === 'br' && <PlainLink to="/user/protection">Meus limites</PlainLink>}
      </WelcomeText>
      {played.length > 0 ? (
        <Games aria-label="Continuar jogando">
          {played.map(({ id: game, name, image }) => {
            const cover = assetUrl(image, api.origin);
            return (
              <Link key={game} to={`/play/${encodeURIComponent(game)}`}>
                <span>
                  {cover ? <AspectImage src={cover} alt="" ratio={1} /> : <Icon name="slots" size={24} />}
                </span>
                <span>
                  <small>Continuar</small>
                  <b>{name}</b>
                </span>
              </Link>
            );
          })}
        </Games>
      ) : (
        <PlainLink to="/user/transaction">Ver extrato</PlainLink>
      )}
    </>
  );
}

const PlainLink = styled(Link)`
  flex: none;
  min-block-size: 1.5rem;
  color: inherit;
  font-size: 0.875rem;
  line-height: 1.5rem;
`;

const Games = styled.nav`
  display: flex;
  gap: ${token('space.s')};
  min-inline-size: 0;

  > a {
    display: none;
    max-inline-size: 14rem;
    align-items: center;
    gap: ${token('space.xs')};
    min-inline-size: 0;
    padding-inline-end: ${token('space.s')};
    border-radius: ${token('radius.control')};
    background: ${token('color.surface-raised')};
    line-height: 1.25;
    text-decoration: none;

    &:first-child {
      display: flex;
    }

    ${withHover} {
      &:hover {
        background: ${token('color.surface-hover')};
      }
    }
  }

  > a > span:first-child {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    overflow: hidden;
    border-radius: ${token('radius.control')};
  }

  > a > span:last-child {
    min-inline-size: 0;
  }

  small,
  b {
    display: block;
    overflow: hidden;
    font-size: 0.875rem;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  small {
    color: ${token('color.text-muted')};
    font-size: 0.75rem;
  }

  ${fromDesktop} {
    > a {
      display: flex;
    }
  }
`;
