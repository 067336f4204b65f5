import { useMemo } from 'react';
import { capabilityOfRoute } from '../../features/settings/capabilities.ts';
import { useCapabilities } from '../../features/settings/useCapabilities.ts';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { isRouteEnabled } from '../../shared/paths/routeRules.ts';
import { type RouteId, routeTable } from '../../shared/paths/routeTable.ts';
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
  return useOffered(accountPages);
}

/** Pages that no operator's menu has to name. */
export function useMoreEntries(): PageEntry[] {
  return useOffered(morePages);
}

function useOffered(pages: readonly { id: RouteId; icon: IconName }[]): PageEntry[] {
  const brand = useBrand();
  const capabilities = useCapabilities();
  return useMemo(
    () =>
      pages.flatMap(({ id, icon }) => {
        const capability = capabilityOfRoute(id);
        if (!isRouteEnabled(id, brand) || (capability && !capabilities[capability])) return [];
        return [{ id, icon, title: routeTable[id].title, path: routeTable[id].paths[0] }];
      }),
    [pages, brand, capabilities],
  );
}
