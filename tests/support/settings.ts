import type { Page } from '@playwright/test';
import type { Site } from './fixture.ts';
import { deliver } from './network.ts';

/** Other settings for this page alone: those of the operator are every test's. */
export async function withSettings(page: Page, site: Site, changes: Record<string, unknown>): Promise<void> {
  await page.route(`${site.api}/v2/settings/`, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await deliver(route);
    return route.fulfill({ response, json: { ...(await response.json()), ...changes } });
  });
}
