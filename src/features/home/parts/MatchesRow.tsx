import { getMatchesCall } from '../../../shared/contract/sports/matches.ts';
import { useCarriesContent } from '../../../shared/paths/PageDataContext.ts';
import { api } from '../../../shared/query/api.ts';
import { fromCall } from '../../../shared/query/fromCall.ts';
import { useQueryRetry } from '../../../shared/query/useQueryRetry.ts';
import { Rail } from '../../../ui/rail/Rail.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { useCapabilities } from '../../settings/capabilities.ts';
import { MatchCard, matchHeight } from '../MatchCard.tsx';
import { AllLink } from './AllLink.tsx';
import { RowSkeleton } from './RowFrame.tsx';
import { railTexts } from './rowSizes.ts';

// The odds of a live match move, and an open page follows them at this pace.
const pollMs = 20_000;
const matchWidth = { phone: 'min(17rem, 78vw)', wide: '19rem' };
const title = 'Esportes';
const skeleton = <Skeleton shape="card" height={matchHeight} />;

/** Shows live and next matches; nothing while the operator offers no sports and after a failed request. */
export function MatchesRow() {
  const { sports } = useCapabilities();
  const isPrerendered = useCarriesContent();
  const { isError } = useGetMatchesState();
  const query = useGetMatchesQuery(undefined, {
    skip: !sports,
    pollingInterval: isError ? 0 : pollMs,
    skipPollingIfUnfocused: true,
  });
  useQueryRetry(query);
  const { data } = query;
  // An operator without the call has no row either.
  if (!sports || data?.length === 0 || (isError && !data)) return null;
  if (!data)
    return <RowSkeleton title={title} status="Carregando esportes" item={skeleton} itemWidth={matchWidth} />;
  return (
    <Rail
      title={title}
      action={<AllLink to="/sports" of={title} />}
      {...railTexts}
      itemWidth={matchWidth}
      starts={isPrerendered ? 'whole' : 'near'}
      placeholder={skeleton}
      items={data.map((match) => ({ key: match.id, content: <MatchCard match={match} /> }))}
    />
  );
}

const matchesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMatches: build.query(fromCall(getMatchesCall, () => ({ retry: false }))),
  }),
});

const { useGetMatchesQuery } = matchesApi;
const useGetMatchesState = matchesApi.endpoints.getMatches.useQueryState;
