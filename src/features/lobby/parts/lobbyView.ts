export const sortOrders = ['destaque', 'nome', 'rtp'] as const;
export type SortOrder = (typeof sortOrders)[number];

// State of a lobby that its URL holds.
export interface LobbyView {
  search: string;
  // Slugs; empty means all.
  providers: readonly string[];
  sort: SortOrder;
  // How often more games were asked for, plus one.
  pages: number;
}

/** Parses the hash, because a query would open the register panel and enter the marketing records. */
export function readLobbyView(hash: string): LobbyView {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  const order = parameters.get('ordem');
  return {
    search: parameters.get('busca') ?? '',
    providers: (parameters.get('provedor') ?? '').split(',').filter(Boolean),
    sort: sortOrders.find((name) => name === order) ?? 'destaque',
    pages: Math.max(1, Math.floor(Number(parameters.get('paginas')) || 1)),
  };
}

/** Builds the hash of a view; the default view gives an empty string. */
export function writeLobbyView({ search, providers, sort, pages }: LobbyView): string {
  const parameters = new URLSearchParams();
  if (search.trim()) parameters.set('busca', search.trim());
  if (providers.length > 0) parameters.set('provedor', providers.join(','));
  if (sort !== 'destaque') parameters.set('ordem', sort);
  if (pages > 1) parameters.set('paginas', String(pages));
  const text = parameters.toString().replaceAll('%2C', ',');
  return text && `#${text}`;
}
