import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { loadBrands } from '../../scripts/brands/loadBrands.ts';
import { browserArguments } from '../../scripts/browsers/browserArguments.ts';
import { findOrInstallBrowser } from '../../scripts/checks/browser.ts';
import { projectRoot } from '../../scripts/cli/projectPaths.ts';
import { sitesDir } from '../../scripts/serve/startUp.ts';

export interface Site {
  brand: string;
  origin: string;
  hasSports: boolean;
}

// Shared by browser measurements: every brand as `npm start` serves it.
export interface ServedSites {
  sites: Site[];
  // Directory of the served artifacts.
  artifacts: string;
  // The browser program, for measurements that start it themselves.
  browser: string;
  launch(further?: readonly string[]): ReturnType<typeof chromium.launch>;
  close(): Promise<void>;
}

// Reserved for the bench, so that another sandbox may run in parallel.
const port = 4640;

export async function serveSites(): Promise<ServedSites> {
  const { value: browser } = await findOrInstallBrowser();
  const server = spawn(
    process.execPath,
    [join(projectRoot, 'scripts/start.ts'), '--port', String(port), '--memory'],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let said = '';
  server.stderr.on('data', (data) => {
    said += String(data);
  });
  const ended = new Promise<void>((resolve) => server.on('close', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    server.stdout.once('data', () => resolve());
    server.on('close', () => reject(new Error(`The sandbox did not start:\n${said}`)));
  });
  const { brands } = await loadBrands({
    configFile: join(projectRoot, 'brands.config.json'),
    env: 'sandbox',
    projectRoot,
    processEnv: { ...process.env, BANDEIRA_PORT: String(port) },
  });
  return {
    sites: brands.map(({ settings: { id, origin, features } }) => ({
      brand: id,
      origin,
      hasSports: features.sports,
    })),
    artifacts: sitesDir(projectRoot, port),
    browser,
    launch: (further = []) =>
      chromium.launch({ executablePath: browser, args: [...browserArguments, ...further] }),
    close: async () => {
      server.kill('SIGTERM');
      await ended;
    },
  };
}

// The screen of every measurement "on a phone".
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
