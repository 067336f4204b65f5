import { useCarriesContent } from '../../../shared/paths/PageDataContext.ts';
import { Rail } from '../../../ui/rail/Rail.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { tableRatio } from '../../lobby/gameCardStyle.ts';
import { LiveTable } from '../../lobby/LiveTable.tsx';
import { AllLink } from './AllLink.tsx';
import { RowSkeleton } from './RowFrame.tsx';
import { railTexts } from './rowSizes.ts';
import { useHomeGames } from './useHomeGames.ts';

const liveWidth = { phone: 'min(17rem, 78vw)', wide: '19rem' };
const skeleton = <Skeleton shape="card" ratio={tableRatio} />;

/** Shows the live tables on wide cards; the rows of covers show the failure of all games. */
export function LiveRow({ at }: { at: number }) {
  const isPrerendered = useCarriesContent();
  const state = useHomeGames(at);
  if (state.kind === 'loading')
    return <RowSkeleton status="Carregando jogos" item={skeleton} itemWidth={liveWidth} />;
  const [category] = state.kind === 'ready' ? state.value : [];
  if (!category) return null;
  const { name, slug, games } = category;
  return (
    <Rail
      title={name}
      action={<AllLink to={`/casino/${encodeURIComponent(slug)}`} of={name} />}
      {...railTexts}
      itemWidth={liveWidth}
      starts={isPrerendered ? 'whole' : at === 0 ? 'near' : 'far'}
      placeholder={skeleton}
      items={games.map((game) => ({ key: game.id, content: <LiveTable game={game} /> }))}
    />
  );
}
