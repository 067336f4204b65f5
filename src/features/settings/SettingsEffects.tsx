import { useEffect } from 'react';
import type { Settings } from '../../shared/contract/settings.ts';
import { useQueryRetry } from '../../shared/http/useQueryRetry.ts';
import { namesColours } from './namesColours.ts';
import { useGetSettingsQuery } from './settingsApi.ts';
import { useSetting } from './useSettings.ts';

/** While the site is closed for maintenance, players wait for it to open. */
const maintenancePollMs = 15_000;

/** Most operators leave the colours to the theme: what paints others is fetched when there are some. */
async function paint(settings: Settings): Promise<void> {
  if (!namesColours(settings) && !document.documentElement.style.length) return;
  try {
    const { applySiteColours } = await import('./applySiteColours.ts');
    applySiteColours(settings, document.documentElement);
  } catch {
    // The theme's own colours stay.
  }
}

/** Fetches the settings once for everybody and puts their colours over the theme. Mounted by the root route. */
export function SettingsEffects() {
  const inMaintenance = useSetting('maintence');
  const query = useGetSettingsQuery(undefined, { pollingInterval: inMaintenance ? maintenancePollMs : 0 });
  useQueryRetry(query);

  useEffect(() => {
    if (query.data) void paint(query.data);
  }, [query.data]);

  return null;
}
