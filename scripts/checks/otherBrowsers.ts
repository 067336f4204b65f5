import { existsSync } from 'node:fs';
import type { NeededProgram } from './browser.ts';
import { type InstallPackages, installDebianPackages } from './debian.ts';

interface OtherBrowser {
  name: string;
  // Environment variable that passes the program to the tests.
  variable: string;
  places: readonly string[];
  // Programs that it needs in addition.
  beside: readonly string[];
  packages: string[];
}

const otherBrowsers: readonly OtherBrowser[] = [
  {
    name: 'Firefox',
    variable: 'BANDEIRA_FIREFOX',
    places: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    beside: [],
    packages: ['firefox-esr'],
  },
  {
    name: 'WebKitGTK',
    variable: 'BANDEIRA_WEBKIT_DRIVER',
    places: ['/usr/bin/WebKitWebDriver'],
    beside: ['/usr/bin/Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
];

function find({ variable, places, beside }: OtherBrowser): string {
  const program = [process.env[variable], ...places].find((path) => path && existsSync(path)) ?? '';
  return beside.every((path) => existsSync(path)) ? program : '';
}

/** Finds browsers for the walks, and explains each missing one, because not every system packages them. */
export async function findOrInstallOtherBrowsers(
  install: InstallPackages = installDebianPackages,
): Promise<{ found: NeededProgram[]; missing: string[] }> {
  const found: NeededProgram[] = [];
  const missing: string[] = [];
  for (const browser of otherBrowsers) {
    let value = find(browser);
    if (!value && (await install(browser.packages))) value = find(browser);
    found.push({ variable: browser.variable, value });
    if (!value)
      missing.push(`The walk in ${browser.name} was not run: install it or set ${browser.variable}.`);
  }
  return { found, missing };
}
