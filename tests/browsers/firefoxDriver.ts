import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core';
import { type BrowserDriver, type Control, findControl, notFound, type PageDriver } from './pageDriver.ts';

/** Starts Firefox, which speaks WebDriver BiDi without a driver program. */
export async function startFirefox(executablePath: string): Promise<BrowserDriver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: { width: 1280, height: 900 },
  });
  return {
    newPage: async () => {
      const context = await browser.createBrowserContext();
      return firefoxPage(await context.newPage(), () => context.close());
    },
    close: () => browser.close(),
  };
}

function firefoxPage(page: Page, close: () => Promise<void>): PageDriver {
  const find = async (control: Control): Promise<ElementHandle<HTMLElement>> => {
    const element = (await page.evaluateHandle(findControl, control)).asElement();
    if (!element) throw notFound(control);
    return element as ElementHandle<HTMLElement>;
  };
  return {
    open: async (url) => void (await page.goto(url)),
    evaluate: (run) => page.evaluate(run),
    isVisible: async (control) => (await page.evaluateHandle(findControl, control)).asElement() !== null,
    click: async (control) => (await find(control)).click(),
    fill: async (control, text) => {
      const field = await find(control);
      await field.evaluate((element) => element instanceof HTMLInputElement && element.select());
      await field.type(text);
    },
    setOffline: (isOffline) => page.setOfflineMode(isOffline),
    screenshot: () => page.screenshot({ encoding: 'base64' }),
    close,
  };
}
