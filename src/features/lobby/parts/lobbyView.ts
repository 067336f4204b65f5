export const sortOrders = ['destaque', 'nome', 'rtp'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** What a lobby shows, as its address says it. */
export interface LobbyView {
  search: string;
  /** Slugs; none means all. */
  providers: readonly string[];
  sort: SortOrder;
}

/**
 * It lies in the hash (`#busca=tigre&provedor=a,b&ordem=nome`): a query would open the register panel for whoever
 * follows a shared link, and a filter is nothing for the operator's marketing records.
 */
export function readLobbyView(hash: string): LobbyView {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  const order = parameters.get('ordem');
  return {
    search: parameters.get('busca') ?? '',
    providers: (parameters.get('provedor') ?? '').split(',').filter(Boolean),
    sort: sortOrders.find((name) => name === order) ?? 'destaque',
  };
}

/** Empty where everything is as it is at first. */
export function writeLobbyView({ search, providers, sort }: LobbyView): string {
  const parameters = new URLSearchParams();
  if (search.trim()) parameters.set('busca', search.trim());
  if (providers.length > 0) parameters.set('provedor', providers.join(','));
  if (sort !== 'destaque') parameters.set('ordem', sort);
  const text = parameters.toString().replaceAll('%2C', ',');
  return text && `#${text}`;
}
