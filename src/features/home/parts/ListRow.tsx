import type { ReactNode } from 'react';
import { useCarriesContent } from '../../../shared/paths/PageDataContext.ts';
import type { LoadState } from '../../../shared/query/loadState.ts';
import { useDeferredState } from '../../../shared/query/useDeferredState.ts';
import { LoadFailure } from '../../../ui/load-failure/LoadFailure.tsx';
import { Rail } from '../../../ui/rail/Rail.tsx';
import { AllLink } from './AllLink.tsx';
import { RowFrame, RowSkeleton } from './RowFrame.tsx';
import { railTexts } from './rowSizes.ts';

interface ListRowProps<Item extends { id: string | number }> {
  title: string;
  // Page of the whole list.
  to: string;
  state: LoadState<readonly Item[]>;
  // Announced while loading.
  status: string;
  // Without it a failed list is not shown.
  failure?: string;
  itemWidth: { phone: string; wide: string };
  // Placeholder of one item.
  skeleton: ReactNode;
  children: (item: Item) => ReactNode;
}

/** Shows a list as one row of home; an empty list renders nothing. */
export function ListRow<Item extends { id: string | number }>({
  title,
  to,
  status,
  failure,
  itemWidth,
  skeleton,
  children,
  ...query
}: ListRowProps<Item>) {
  const state = useDeferredState(query.state);
  const isPrerendered = useCarriesContent();
  switch (state.kind) {
    case 'loading':
      return <RowSkeleton title={title} status={status} item={skeleton} itemWidth={itemWidth} />;
    case 'failed':
      if (failure === undefined) return null;
      return (
        <RowFrame title={title}>
          <LoadFailure
            text={failure}
            retryLabel="Tentar de novo"
            retrying={state.retrying}
            onRetry={state.retry}
          />
        </RowFrame>
      );
    case 'empty':
      return null;
    case 'ready':
      return (
        <Rail
          title={title}
          action={<AllLink to={to} of={title} />}
          {...railTexts}
          itemWidth={itemWidth}
          placeholder={skeleton}
          starts={isPrerendered ? 'whole' : 'far'}
          items={state.value.map((item) => ({ key: item.id, content: children(item) }))}
        />
      );
  }
}
