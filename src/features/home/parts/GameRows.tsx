import { startTransition, useEffect, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import { useCarriesContent } from '../../../shared/paths/PageDataContext.ts';
import { useDeferredState } from '../../../shared/query/useDeferredState.ts';
import { useLoadState } from '../../../shared/query/useLoadState.ts';
import { requestIdle } from '../../../shared/time/requestIdle.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useLazyComponent } from '../../../ui/lazy/useLazyComponent.ts';
import { LoadFailure } from '../../../ui/load-failure/LoadFailure.tsx';
import { Rail } from '../../../ui/rail/Rail.tsx';
import { useGetCategoriesQuery } from '../../lobby/categoriesApi.ts';
import { GameCard } from '../../lobby/GameCard.tsx';
import { GameCardSkeleton } from '../../lobby/GameCardSkeleton.tsx';
import { offeredCategories } from '../../lobby/offeredCategories.ts';
import { AllLink } from './AllLink.tsx';
import { RowFrame, RowSkeleton } from './RowFrame.tsx';
import { coverWidth, railTexts } from './rowSizes.ts';

const loadEmptyState = () => import('../../../ui/empty-state/EmptyState.tsx').then((part) => part.EmptyState);

// A row is a preview of the category page.
const gamesInRow = 14;

const cardSkeleton = <GameCardSkeleton />;

// Rows visible below the banners.
const rowsAtFirst = 2;

// Matches the number of placeholders; adding all rows at once would take a long frame.
const rowsAtOnce = 3;

// A busy page may never be idle.
const longestRestMs = 1_000;

export function GameRows() {
  const { features } = useBrand();
  const isPrerendered = useCarriesContent();
  const state = useDeferredState(useLoadState(useGetCategoriesQuery()));
  const response = state.kind === 'ready' ? state.value : null;
  const categories = useMemo(() => offeredCategories(response ?? [], features), [response, features]);

  const shown = useGrowing(categories.length, isPrerendered);
  const hasNone = (state.kind === 'ready' || state.kind === 'empty') && categories.length === 0;
  const EmptyState = useLazyComponent(loadEmptyState, hasNone);

  switch (state.kind) {
    case 'loading':
      return (
        <>
          <RowSkeleton status="Carregando jogos" item={cardSkeleton} itemWidth={coverWidth} />
          <RowSkeleton status="Carregando jogos" item={cardSkeleton} itemWidth={coverWidth} />
          <RowSkeleton status="Carregando jogos" item={cardSkeleton} itemWidth={coverWidth} />
        </>
      );
    case 'failed':
      return (
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
      );
    case 'empty':
    case 'ready':
      if (hasNone) {
        return (
          EmptyState && (
            <EmptyState
              icon={<Icon name="slots" size={28} />}
              title="Nenhum jogo por aqui ainda"
              text="Os jogos aparecem assim que a casa os publicar."
            />
          )
        );
      }
      return categories
        .slice(0, shown)
        .map(({ id, name, slug, games }, row) => (
          <Rail
            key={id}
            title={name}
            action={<AllLink to={`/casino/${encodeURIComponent(slug)}`} of={name} />}
            {...railTexts}
            itemWidth={coverWidth}
            starts={isPrerendered ? 'whole' : row < rowsAtFirst ? 'near' : 'far'}
            placeholder={cardSkeleton}
            items={games
              .slice(0, gamesInRow)
              .map((game) => ({ key: game.id, content: <GameCard game={game} /> }))}
          />
        ));
  }
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
