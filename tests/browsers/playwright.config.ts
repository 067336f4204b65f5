import { defineConfig } from '@playwright/test';

const port = Number(process.env.BANDEIRA_BROWSERS_PORT ?? 4640);
process.env.BANDEIRA_BROWSERS_PORT = String(port);

const browsers = [
  { name: 'firefox', isHere: process.env.BANDEIRA_FIREFOX },
  { name: 'webkit', isHere: process.env.BANDEIRA_WEBKIT_DRIVER },
];

// Walks in browsers that Playwright cannot drive: it runs the tests and the server only.
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/browsers',
  fullyParallel: true,
  forbidOnly: true,
  retries: 1,
  workers: 2,
  projects: browsers.filter(({ isHere }) => isHere).map(({ name }) => ({ name })),
  // The walk is meant to be short: 35 to 80 s on two cores.
  globalTimeout: 300_000,
  // Drawing without a graphics card is slow, even more next to another browser.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ['json']],
  webServer: {
    command: `"${process.execPath}" scripts/start.ts --port ${port} --memory`,
    cwd: '../..',
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    timeout: 300_000,
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
