import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver';
import { freePort } from '../support/freePort.ts';
import { type BrowserDriver, type Control, findControl, notFound, type PageDriver } from './pageDriver.ts';

const startMs = 20_000;

/** Starts WebKitGTK's driver with a virtual screen, because the browser has no headless mode. */
export async function startWebKit(driverProgram: string): Promise<BrowserDriver> {
  const { display, screen } = await startScreen();
  const port = await freePort();
  const driver = spawn(driverProgram, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11' },
    stdio: 'ignore',
  });
  const server = `http://127.0.0.1:${port}`;
  await untilReady(server);
  return {
    newPage: async () => {
      const capabilities = new Capabilities({ browserName: 'MiniBrowser' });
      const session = await new Builder().usingServer(server).withCapabilities(capabilities).build();
      return webkitPage(session);
    },
    close: async () => {
      driver.kill();
      screen.kill();
    },
  };
}

async function startScreen(): Promise<{ display: string; screen: ChildProcess }> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await once(screen.stdout, 'data');
  return { display: `:${String(number).trim()}`, screen };
}

async function untilReady(server: string): Promise<void> {
  const giveUp = AbortSignal.timeout(startMs);
  while (!giveUp.aborted) {
    const isReady = await fetch(`${server}/status`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`WebKitWebDriver does not answer at ${server}`);
}

function webkitPage(session: WebDriver): PageDriver {
  const find = async (control: Control): Promise<WebElement> => {
    const element: WebElement | null = await session.executeScript(findControl, control);
    if (!element) throw notFound(control);
    return element;
  };
  return {
    open: (url) => session.get(url),
    evaluate: (run) => session.executeScript(run),
    isVisible: async (control) => (await session.executeScript(findControl, control)) !== null,
    click: async (control) => (await find(control)).click(),
    fill: async (control, text) => {
      const field = await find(control);
      await session.executeScript('arguments[0].select?.()', field);
      await field.sendKeys(text);
    },
    // Its driver cannot disable the network, so the page receives the events of it.
    setOffline: async (isOffline) => {
      await session.executeScript((offline: boolean) => {
        Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => !offline });
        window.dispatchEvent(new Event(offline ? 'offline' : 'online'));
      }, isOffline);
    },
    screenshot: () => session.takeScreenshot(),
    close: () => session.quit(),
  };
}
