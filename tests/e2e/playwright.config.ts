import { defineConfig } from '@playwright/test';
import { browserArguments, withoutOptimizing } from '../../scripts/browsers/browserArguments.ts';

// Beyond the screen a browser fetches pictures that no test checks: a hundred of them on home.
const pictureMargins = ['Unknown', 'Offline', 'Slow2G', '2G', '3G', '4G']
  .map((network) => `lazyLoadingImageMarginPx${network}=100`)
  .join(',');

// The longest specs start first, so that others run in parallel to the end.
const long = /\/(outages|realtime|screens|studio)\.spec\.ts$/;

const port = Number(process.env.BANDEIRA_E2E_PORT ?? 4610);

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  // A machine under other load misses a time limit; a test that fails twice is broken.
  retries: 1,
  // A test waits for the page half of its time: twice as many workers as a small machine has cores.
  workers: 4,
  projects: [
    { name: 'long', testMatch: long },
    { name: 'short', testIgnore: long },
  ],
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['line'], ['json']],
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // Requests of a service worker cannot be intercepted; tests about it allow it.
    serviceWorkers: 'block',
    // Drawing without a graphics card takes most of the time; a test about motion enables it.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.BANDEIRA_BROWSER ?? '/usr/bin/chromium-headless-shell',
      args: [...browserArguments, `--blink-settings=${pictureMargins}`, withoutOptimizing],
    },
  },
  webServer: {
    command: `"${process.execPath}" scripts/start.ts --port ${port} --memory`,
    cwd: '../..',
    env: { BANDEIRA_PASSWORD_COST: '10' },
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    timeout: 300_000,
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
