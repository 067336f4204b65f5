import type { RouteId } from '../../../shared/paths/routeTable.ts';
import type { IconName } from '../../../ui/icon/iconPaths.ts';

interface AccountPageEntry {
  id: RouteId;
  icon: IconName;
  /** Shorter than the page's own title. */
  title?: string;
}

/** The player's own pages, in the order in which people look for them. */
export const accountPages: readonly AccountPageEntry[] = [
  { id: 'user-account', icon: 'user', title: 'Meus dados' },
  { id: 'user-account-document', icon: 'list', title: 'Documentos' },
  { id: 'user-account-password', icon: 'settings', title: 'Senha' },
  { id: 'user-wallet', icon: 'wallet' },
  { id: 'user-transaction', icon: 'history' },
  { id: 'user-withdraw', icon: 'withdraw' },
  { id: 'user-bonus', icon: 'gift' },
  { id: 'user-promotion-coupon', icon: 'coupon' },
  { id: 'user-indications', icon: 'star' },
  { id: 'user-protection', icon: 'shield' },
];
