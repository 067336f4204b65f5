import { expect, test } from 'vitest';
import { type BrowserSources, findOrInstallBrowser } from './browser.ts';

// A machine with these files, where each installer provides the given program.
function machine(files: string[], brought: (string | null)[], wanted?: string): BrowserSources {
  return {
    wanted,
    places: ['/own/chromium', '/usr/bin/chromium'],
    exists: (path) => files.includes(path),
    installs: brought.map((file) => async () => {
      if (file) files.push(file);
    }),
  };
}

test('uses the configured browser and reports a missing one', async () => {
  const files = ['/opt/chrome', '/usr/bin/chromium'];
  expect((await findOrInstallBrowser(machine(files, [], '/opt/chrome'))).value).toBe('/opt/chrome');
  await expect(findOrInstallBrowser(machine(files, [], '/opt/chrom'))).rejects.toThrow(
    'BANDEIRA_BROWSER is /opt/chrom, and there is no such file',
  );
});

test('installs nothing when a browser exists, and only until one is found', async () => {
  const present = machine(['/usr/bin/chromium'], ['/own/chromium']);
  expect((await findOrInstallBrowser(present)).value).toBe('/usr/bin/chromium');
  const second = machine([], [null, '/usr/bin/chromium', '/own/chromium']);
  expect((await findOrInstallBrowser(second)).value).toBe('/usr/bin/chromium');
});

test('explains in one sentence what to do when no browser can be installed', async () => {
  await expect(findOrInstallBrowser(machine([], [null, null]))).rejects.toThrow(
    /^No browser for the tests, and none could be installed: install Chromium .* or set BANDEIRA_BROWSER to one\.$/,
  );
});
