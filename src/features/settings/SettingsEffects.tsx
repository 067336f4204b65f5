import { useEffect } from 'react';
import { useRecovery } from '../../shared/http/useRecovery.ts';
import { applySiteColours } from './applySiteColours.ts';
import { useGetSettingsQuery } from './settingsApi.ts';
import { useSetting } from './useSettings.ts';

/** While the site is closed for maintenance, players wait for it to open. */
const maintenancePollMs = 15_000;

/** Fetches the settings once for everybody and puts their colours over the theme. Mounted by the root route. */
export function SettingsEffects() {
  const inMaintenance = useSetting('maintence');
  const query = useGetSettingsQuery(undefined, { pollingInterval: inMaintenance ? maintenancePollMs : 0 });
  useRecovery(query);

  useEffect(() => {
    if (query.data) applySiteColours(query.data, document.documentElement);
  }, [query.data]);

  return null;
}
