import { styled } from 'styled-components';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import type { Category } from '../../../shared/contract/casino/casino.ts';
import { useCarriesContent } from '../../../shared/paths/PageDataContext.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useLazyComponent } from '../../../ui/lazy/useLazyComponent.ts';
import { LoadFailure } from '../../../ui/load-failure/LoadFailure.tsx';
import { Rail } from '../../../ui/rail/Rail.tsx';
import { GameCard } from '../../lobby/GameCard.tsx';
import { GameCardSkeleton } from '../../lobby/GameCardSkeleton.tsx';
import type { HomeRow } from '../homeLayouts.ts';
import { AllLink } from './AllLink.tsx';
import { RankedGame, RankedPlace } from './RankedGame.tsx';
import { RowFrame, RowSkeleton } from './RowFrame.tsx';
import { coverWidth, largeWidth, railTexts, rankedWidth } from './rowSizes.ts';
import { useHomeGames } from './useHomeGames.ts';

interface GameRowsProps {
  // Index of the row in the table of the layout.
  at: number;
  kind: HomeRow;
  // Requests the games, and shows the failure and the empty state of all rows.
  speaks: boolean;
}

const loadEmptyState = () => import('../../../ui/empty-state/EmptyState.tsx').then((part) => part.EmptyState);

const cardSkeleton = <GameCardSkeleton />;
const rankedSkeleton = (
  <RankedPlace>
    <GameCardSkeleton />
  </RankedPlace>
);

// Rows visible below the banners.
const rowsAtFirst = 3;

// Further rows of the table come with their games.
const rowsAtLoading = 5;

/** Shows categories as rows of covers. */
export function GameRows({ at, kind, speaks }: GameRowsProps) {
  const ranked = kind === 'ranked';
  const { voice } = useBrand();
  const isPrerendered = useCarriesContent();
  const state = useHomeGames(at, speaks);
  const categories = state.kind === 'ready' ? state.value : [];

  const hasNone = speaks && state.kind === 'empty';
  const EmptyState = useLazyComponent(loadEmptyState, hasNone);

  switch (state.kind) {
    case 'loading':
      if (at >= rowsAtLoading) return null;
      return (
        <RowSkeleton
          status="Carregando jogos"
          item={ranked ? rankedSkeleton : cardSkeleton}
          itemWidth={ranked ? rankedWidth : coverWidth}
        />
      );
    case 'failed':
      return (
        speaks && (
          <RowFrame title="Jogos">
            <Place>
              <LoadFailure
                text="Não foi possível carregar os jogos."
                retryLabel="Tentar de novo"
                retrying={state.retrying}
                onRetry={state.retry}
              />
            </Place>
          </RowFrame>
        )
      );
    case 'empty':
      return (
        EmptyState &&
        hasNone && (
          <EmptyState icon={<Icon name="slots" size={28} />} title={voice.noGames} text={voice.noGamesText} />
        )
      );
    case 'ready':
      return categories.map((category, row) => (
        <GameRow
          key={category.id}
          category={category}
          kind={kind}
          starts={isPrerendered ? 'whole' : at + row < rowsAtFirst ? 'near' : 'far'}
        />
      ));
  }
}

interface GameRowProps {
  category: Category;
  kind: HomeRow;
  starts: 'whole' | 'near' | 'far';
}

function GameRow({ category: { name, slug, games }, kind, starts }: GameRowProps) {
  const ranked = kind === 'ranked';
  const inColumn = kind === 'pairs' ? 2 : 1;
  const columns = Array.from({ length: Math.ceil(games.length / inColumn) }, (_, column) =>
    games.slice(column * inColumn, (column + 1) * inColumn),
  );
  return (
    <Rail
      title={ranked ? `Top ${games.length} · ${name}` : name}
      action={<AllLink to={`/casino/${encodeURIComponent(slug)}`} of={name} />}
      {...railTexts}
      itemWidth={ranked ? rankedWidth : kind === 'large' ? largeWidth : coverWidth}
      starts={starts}
      placeholder={ranked ? rankedSkeleton : columns[0]?.map(({ id }) => <GameCardSkeleton key={id} />)}
      items={columns.map((column, index) => ({
        key: column[0]?.id ?? '',
        content: column.map((game) =>
          ranked ? (
            <RankedGame key={game.id} game={game} rank={index + 1} />
          ) : (
            <GameCard key={game.id} game={game} />
          ),
        ),
      }))}
    />
  );
}

const Place = styled.div`
  min-block-size: 14rem;
  display: grid;
`;
