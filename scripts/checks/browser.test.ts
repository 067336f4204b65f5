import { expect, test } from 'vitest';
import { type BrowserSources, findOrInstallBrowser } from './browser.ts';

/** A machine with these files, on which each way of installing brings what it is said to. */
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

test('the browser a person names is taken, and told when it is not there', async () => {
  const files = ['/opt/chrome', '/usr/bin/chromium'];
  expect((await findOrInstallBrowser(machine(files, [], '/opt/chrome'))).value).toBe('/opt/chrome');
  await expect(findOrInstallBrowser(machine(files, [], '/opt/chrom'))).rejects.toThrow(
    'BANDEIRA_BROWSER is /opt/chrom, and there is no such file',
  );
});

test('nothing is installed where there is a browser, and no more than it takes where there is none', async () => {
  const present = machine(['/usr/bin/chromium'], ['/own/chromium']);
  expect((await findOrInstallBrowser(present)).value).toBe('/usr/bin/chromium');
  const second = machine([], [null, '/usr/bin/chromium', '/own/chromium']);
  expect((await findOrInstallBrowser(second)).value).toBe('/usr/bin/chromium');
});

test('no browser to be had is one sentence that says what to do', async () => {
  await expect(findOrInstallBrowser(machine([], [null, null]))).rejects.toThrow(
    /^No browser for the tests, and none could be installed: install Chromium .* or set BANDEIRA_BROWSER to one\.$/,
  );
});
