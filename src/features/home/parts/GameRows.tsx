import { startTransition, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import type { Category } from '../../../shared/contract/casino/casino.ts';
import { useCarriesContent } from '../../../shared/paths/PageDataContext.ts';
import { requestIdle } from '../../../shared/time/requestIdle.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useLazyComponent } from '../../../ui/lazy/useLazyComponent.ts';
import { LoadFailure } from '../../../ui/load-failure/LoadFailure.tsx';
import { Rail } from '../../../ui/rail/Rail.tsx';
import { GameCard } from '../../lobby/GameCard.tsx';
import { GameCardSkeleton } from '../../lobby/GameCardSkeleton.tsx';
import { AllLink } from './AllLink.tsx';
import { RankedGame, RankedPlace } from './RankedGame.tsx';
import { RowFrame, RowSkeleton } from './RowFrame.tsx';
import { coverWidth, railTexts, rankedWidth } from './rowSizes.ts';
import { useHomeGames } from './useHomeGames.ts';

interface GameRowsProps {
  // Index of the row in the table of the layout.
  at: number;
  // Shows the games with their rank.
  ranked?: boolean;
  // Number of categories.
  count: number;
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

// Adding all rows at once would take a long frame.
const rowsAtOnce = 3;

// A busy page may never be idle.
const longestRestMs = 1_000;

/** Shows categories as rows of covers. */
export function GameRows({ at, ranked = false, count, speaks }: GameRowsProps) {
  const { voice } = useBrand();
  const isPrerendered = useCarriesContent();
  const state = useHomeGames(at, speaks);
  const categories = state.kind === 'ready' ? state.value : [];

  const shown = useGrowing(categories.length, isPrerendered);
  const hasNone = speaks && state.kind === 'empty';
  const EmptyState = useLazyComponent(loadEmptyState, hasNone);

  switch (state.kind) {
    case 'loading':
      if (at >= rowsAtLoading) return null;
      return Array.from({ length: Math.min(count, rowsAtOnce) }, (_, index) => (
        <RowSkeleton
          // biome-ignore lint/suspicious/noArrayIndexKey: equal placeholders that never move
          key={index}
          status="Carregando jogos"
          item={ranked ? rankedSkeleton : cardSkeleton}
          itemWidth={ranked ? rankedWidth : coverWidth}
        />
      ));
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
      return categories
        .slice(0, shown)
        .map((category, row) => (
          <GameRow
            key={category.id}
            category={category}
            ranked={ranked}
            starts={isPrerendered ? 'whole' : at + row < rowsAtFirst ? 'near' : 'far'}
          />
        ));
  }
}

interface GameRowProps {
  category: Category;
  ranked: boolean;
  starts: 'whole' | 'near' | 'far';
}

function GameRow({ category: { name, slug, games }, ranked, starts }: GameRowProps) {
  return (
    <Rail
      title={ranked ? `Top ${games.length} · ${name}` : name}
      action={<AllLink to={`/casino/${encodeURIComponent(slug)}`} of={name} />}
      {...railTexts}
      itemWidth={ranked ? rankedWidth : coverWidth}
      starts={starts}
      placeholder={ranked ? rankedSkeleton : cardSkeleton}
      items={games.map((game, index) => ({
        key: game.id,
        content: ranked ? <RankedGame game={game} rank={index + 1} /> : <GameCard game={game} />,
      }))}
    />
  );
}

/** Grows the number of rows in idle time; a page restored from the cache starts whole. */
function useGrowing(wanted: number, startsWhole: boolean): number {
  const [shown, setShown] = useState(startsWhole || wanted > 0 ? Number.POSITIVE_INFINITY : rowsAtOnce);
  useEffect(() => {
    if (shown >= wanted) return undefined;
    const leaving = new AbortController();
    void requestIdle({ signal: leaving.signal, timeout: longestRestMs }).then(
      () => startTransition(() => setShown(shown + rowsAtOnce)),
      () => {},
    );
    return () => leaving.abort();
  }, [shown, wanted]);
  return shown;
}

const Place = styled.div`
  min-block-size: 14rem;
  display: grid;
`;
