import { useState } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import { phoneLink } from '../../../shared/paths/phoneLink.ts';
import { isRouteEnabled, routeEntry } from '../../../shared/paths/routeRules.ts';
import { token } from '../../../shared/tokens/token.ts';
import { LoadFailure } from '../../../ui/load-failure/LoadFailure.tsx';
import { readRecentGames } from '../recentGames.ts';

const shownGames = 6;
const ownGames = ['games-mines', 'games-double'] as const;

/** Offers recent games of this device, Mines, Double and the support while the list of games is out of reach. */
export function LobbyFailure({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  const brand = useBrand();
  const { id, company } = brand;
  const [recent] = useState(() => readRecentGames(id).slice(0, shownGames));
  const games = [
    ...recent.map(({ id: game, name }) => ({ path: `/play/${encodeURIComponent(game)}`, title: name })),
    ...ownGames
      .filter((route) => isRouteEnabled(route, brand))
      .map((route) => ({ path: routeEntry(route).paths[0], title: routeEntry(route).title })),
  ];
  const { email, phone } = company.support;
  return (
    <Box>
      <LoadFailure
        text="Não foi possível carregar os jogos."
        retryLabel="Tentar de novo"
        retrying={retrying}
        onRetry={onRetry}
      />
      {games.length > 0 && (
        <section aria-labelledby="open-games">
          <Title id="open-games">Enquanto isso, estes jogos abrem</Title>
          <List role="list">
            {games.map(({ path, title }) => (
              <li key={path}>
                <Game to={path}>{title}</Game>
              </li>
            ))}
          </List>
        </section>
      )}
      <p>
        Precisa de ajuda? Fale com a gente em <a href={`mailto:${email}`}>{email}</a> ou no telefone{' '}
        <a href={phoneLink(phone)}>{phone}</a>.
      </p>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  padding-block-start: ${token('space.xs')};
  gap: ${token('space.l')};
`;

const Title = styled.h2`
  margin-block-end: ${token('space.s')};
  font-size: 1.125rem;
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 12rem), 1fr));
  gap: ${token('space.xs')};
`;

const Game = styled(Link)`
  display: grid;
  align-items: center;
  min-block-size: 2.75rem;
  padding: ${token('space.xs')} ${token('space.m')};
  border: 1px solid ${token('color.border')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface')};
  font-weight: 600;
  text-decoration: none;
  overflow-wrap: anywhere;
`;
