import { chromium } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { browserArguments } from '../../scripts/browsers/browserArguments.ts';
import { findOrInstallBrowser } from '../../scripts/checks/browser.ts';

export interface OpenTab {
  // Refused scripts and styles, errors of scripts, and failed requests to the site.
  problems: string[];
  // Loads a page and returns the radius of its cards.
  open: (path: string) => Promise<string>;
  // Follows a link without loading a document.
  follow: (path: string) => Promise<void>;
}

/** Opens a browser tab on a site of this machine, whose host need not resolve and whose certificate need not be trusted. */
export async function openTab(origin: string): Promise<OpenTab> {
  const { hostname } = new URL(origin);
  const { value: executablePath } = await findOrInstallBrowser();
  const args = browserArguments.filter((argument) => !argument.startsWith('--host-resolver-rules'));
  const browser = await chromium.launch({
    executablePath,
    args: [
      ...args,
      `--host-resolver-rules=MAP ${hostname} 127.0.0.1, MAP * ~NOTFOUND`,
      '--ignore-certificate-errors',
    ],
  });
  onTestFinished(() => browser.close());
  // A worker would reload the tab by itself.
  const page = await browser.newPage({ serviceWorkers: 'block' });
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    if (message.text().startsWith('refused: ')) problems.push(message.text());
  });
  page.on('response', (response) => {
    if (response.url().startsWith(origin) && response.status() >= 400)
      problems.push(`${response.url()}: status ${response.status()}`);
  });
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', (event) =>
      console.warn(`refused: ${event.violatedDirective} ${event.blockedURI}`),
    ),
  );
  const isReady = () => page.waitForSelector('html[data-ready]');
  return {
    problems,
    open: async (path) => {
      await page.goto(origin + path);
      await isReady();
      return page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--radius-card').trim(),
      );
    },
    follow: async (path) => {
      const document = await page.evaluateHandle(() => window.document);
      await page.evaluate(
        (to) => window.document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`)?.click(),
        path,
      );
      await page.waitForURL(origin + path);
      await page.locator('main h1').first().waitFor({ state: 'attached' });
      if (!(await document.evaluate((before) => before === window.document)))
        problems.push(`${path} loaded another document`);
    },
  };
}
