import { useOfferedPages } from '../../features/settings/useOfferedPages.ts';
import type { RouteId } from '../../shared/paths/routeTable.ts';
import type { IconName } from '../../ui/icon/iconPaths.ts';

interface PageEntry {
  id: RouteId;
  title: string;
  path: string;
  icon: IconName;
}

const accountPages: readonly { id: RouteId; icon: IconName }[] = [
  { id: 'user-account', icon: 'user' },
  { id: 'user-wallet', icon: 'wallet' },
  { id: 'user-wallet-withdraw', icon: 'withdraw' },
  { id: 'user-transaction', icon: 'history' },
  { id: 'user-bonus', icon: 'gift' },
  { id: 'user-promotion-coupon', icon: 'coupon' },
  { id: 'user-indications', icon: 'star' },
  { id: 'user-protection', icon: 'shield' },
];

const morePages: readonly { id: RouteId; icon: IconName }[] = [
  { id: 'casino-favorites', icon: 'heart' },
  { id: 'providers', icon: 'list' },
];

/** The player's own pages, as far as the brand has them and the settings leave them on. */
export function useAccountEntries(): PageEntry[] {
  return useOfferedPages(accountPages);
}

/** Pages that no operator's menu has to name. */
export function useMoreEntries(): PageEntry[] {
  return useOfferedPages(morePages);
}
