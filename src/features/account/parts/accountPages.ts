import type { RouteId } from '../../../shared/paths/routeTable.ts';

interface AccountPageEntry {
  id: RouteId;
  // Shorter than the page's own title.
  title?: string;
}

// In order of frequency.
export const accountPages: readonly AccountPageEntry[] = [
  { id: 'user-account', title: 'Meus dados' },
  { id: 'user-account-document', title: 'Documentos' },
  { id: 'user-account-password', title: 'Senha' },
  { id: 'user-wallet' },
  { id: 'user-transaction' },
  { id: 'user-withdraw' },
  { id: 'user-bonus' },
  { id: 'user-promotion' },
  { id: 'user-promotion-coupon' },
  { id: 'user-indications' },
  { id: 'user-protection' },
];
