import { styled } from 'styled-components';
import { useBrand } from '../../../../shared/brand/useBrand.ts';
import { token } from '../../../../shared/tokens/token.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { EmptyState } from '../../../../ui/empty-state/EmptyState.tsx';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { GameCard } from '../../GameCard.tsx';
import type { LobbyGame } from '../../lobbyGames.ts';
import type { LobbyView } from '../lobbyView.ts';
import { shownGames } from '../shownGames.ts';

interface NothingFoundProps {
  view: LobbyView;
  // Searched for suggestions.
  elsewhere: readonly LobbyGame[];
  onReset: () => void;
}

const suggestions = 6;

export function NothingFound({ view, elsewhere, onReset }: NothingFoundProps) {
  const { voice } = useBrand();
  const search = view.search.trim();
  const close = search ? shownGames(elsewhere, { ...view, providers: [] }) : [];
  const offered = (close.length > 0 ? close : elsewhere).slice(0, suggestions);
  return (
    <>
      <EmptyState
        icon={<Icon name="search" size={28} />}
        title={search ? `Nada encontrado para “${search}”` : 'Nenhum jogo com estes filtros'}
        text={
          view.providers.length > 0
            ? 'Tire um dos filtros ou procure em todos os provedores.'
            : voice.nothingFound
        }
        action={<Button onClick={onReset}>Limpar busca e filtros</Button>}
      />
      {offered.length > 0 && (
        <section aria-label="Sugestões">
          <h2>{close.length > 0 ? 'Em outras categorias' : voice.suggestions}</h2>
          <List role="list">
            {offered.map(({ game }) => (
              <li key={game.id}>
                <GameCard game={game} />
              </li>
            ))}
          </List>
        </section>
      )}
    </>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(var(--tile-width, 9rem), 28vw), 1fr));
  gap: ${token('space.s')};
  margin-block-start: ${token('space.s')};
`;
