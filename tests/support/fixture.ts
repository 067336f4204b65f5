import { test as base, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

const port = Number(process.env.BANDEIRA_E2E_PORT ?? 4610);

// A brand's site, its API and the control calls of the sandbox for one test.
export interface Site {
  brand: string;
  origin: string;
  api: string;
  // Sends a control call: `POST /control/<name>`.
  control: (name: string, body: Record<string, unknown>) => Promise<unknown>;
}

// A brand on the server of a port.
export function siteAt(brand: string, port: number): Site {
  return {
    brand,
    origin: `http://${brand}.localhost:${port}`,
    api: `http://api.${brand}.localhost:${port}`,
    control: async (name, body) => {
      const response = await fetch(`http://localhost:${port}/control/${name}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: `http://localhost:${port}` },
        body: JSON.stringify({ tenant: brand, ...body }),
      });
      if (!response.ok) throw new Error(`control ${name}: ${response.status} ${await response.text()}`);
      return response.json();
    },
  };
}

interface Fixtures {
  // Allowed console messages of this test; any other fails it.
  tolerated: RegExp[];
  site: (brand: string) => Site;
  complaints: string[];
}

// Network errors that the browser logs itself.
const consoleNoise = /Failed to load resource|net::ERR_/;

// A page of plain text, for tests of the frame around pages: home shows hundreds of games.
export const lightPath = '/termos-de-uso';

/** Opens a URL and waits until the page is interactive. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
}

/** Waits until deferred modules and their effects have loaded. */
export async function settled(page: Page): Promise<void> {
  await page.locator('html[data-late][data-late-effects]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
}

function listen(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    if (!consoleNoise.test(message.text())) complaints.push(`console: ${message.text()}`);
  });
}

export const test = base.extend<Fixtures>({
  tolerated: [[], { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
  site: async ({}, use) => {
    await use((brand) => siteAt(brand, port));
  },
  complaints: [
    async ({ page, tolerated }, use) => {
      const complaints: string[] = [];
      listen(page, complaints);
      await use(complaints);
      const left = complaints.filter((text) => !tolerated.some((pattern) => pattern.test(text)));
      if (left.length > 0) throw new Error(`the browser complained:\n${left.join('\n')}`);
    },
    { auto: true },
  ],
});
