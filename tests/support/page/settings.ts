import type { Page } from '@playwright/test';
import type { Site } from '../fixture.ts';
import { deliver } from './network.ts';

/** Overrides settings for this page only, because tests share the operator's settings. */
export async function withSettings(page: Page, site: Site, changes: Record<string, unknown>): Promise<void> {
  await page.route(`${site.api}/v2/settings/`, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await deliver(route);
    return route.fulfill({ response, json: { ...(await response.json()), ...changes } });
  });
}
