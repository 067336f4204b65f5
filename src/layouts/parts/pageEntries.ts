import { useOfferedPages } from '../../features/settings/useOfferedPages.ts';
import type { RouteId } from '../../shared/paths/routeTable.ts';
import type { IconName } from '../../ui/icon/iconPaths.ts';

interface PageEntry {
  id: RouteId;
  title: string;
  path: string;
  icon: IconName;
}

const accountPages: readonly { id: RouteId }[] = [
  { id: 'user-account' },
  { id: 'user-wallet' },
  { id: 'user-wallet-withdraw' },
  { id: 'user-transaction' },
  { id: 'user-bonus' },
  { id: 'user-promotion-coupon' },
  { id: 'user-indications' },
  { id: 'user-protection' },
];

const morePages: readonly { id: RouteId }[] = [{ id: 'casino-favorites' }, { id: 'providers' }];

export function useAccountEntries(): PageEntry[] {
  return useOfferedPages(accountPages);
}

// Pages that an operator's menu does not need to list.
export function useMoreEntries(): PageEntry[] {
  return useOfferedPages(morePages);
}
