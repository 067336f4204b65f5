import { useState } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import { phoneLink } from '../../../shared/paths/phoneLink.ts';
import { token } from '../../../shared/tokens/token.ts';
import { LoadFailure } from '../../../ui/load-failure/LoadFailure.tsx';
import { readRecentGames } from '../recentGames.ts';

const shownGames = 6;

/** Offers the games played last on this device and the support while the list of games is out of reach. */
export function LobbyFailure({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  const { id, company } = useBrand();
  const [recent] = useState(() => readRecentGames(id).slice(0, shownGames));
  const { email, phone } = company.support;
  return (
    <Box>
      <LoadFailure
        text="Não foi possível carregar os jogos."
        retryLabel="Tentar de novo"
        retrying={retrying}
        onRetry={onRetry}
      />
      {recent.length > 0 && (
        <section aria-labelledby="recent-games">
          <Title id="recent-games">Jogados recentemente</Title>
          <List role="list">
            {recent.map((game) => (
              <li key={game.id}>
                <Game to={`/play/${encodeURIComponent(game.id)}`}>{game.name}</Game>
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
