import { useEffect } from 'react';
import type { Settings } from '../../shared/contract/settings/settings.ts';
import { useLazyQuery } from '../../shared/query/useLazyQuery.ts';
import { useQueryRetry } from '../../shared/query/useQueryRetry.ts';
import { getSettings, useSetting } from './useSettings.ts';

// Players wait on the maintenance page.
const maintenancePollMs = 15_000;

// Lazy, because most operators keep the theme's colors.
async function paint(settings: Settings): Promise<void> {
  if (!namesColours(settings) && !document.documentElement.style.length) return;
  try {
    const { applySiteColours } = await import('./applySiteColours.ts');
    applySiteColours(settings, document.documentElement);
  } catch {
    // The theme's colors stay.
  }
}

export function SettingsEffects() {
  const inMaintenance = useSetting('maintence');
  const query = useLazyQuery(getSettings, { pollingInterval: inMaintenance ? maintenancePollMs : 0 });
  useQueryRetry(query);

  useEffect(() => {
    if (query.data) void paint(query.data);
  }, [query.data]);

  return null;
}

function namesColours(settings: Settings): boolean {
  return Object.entries(settings).some(
    ([key, value]) =>
      /^(?:colors_|general_.*_color$)/.test(key) && typeof value === 'string' && value.trim() !== '',
  );
}
