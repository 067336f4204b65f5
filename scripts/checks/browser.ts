import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { installDebianPackages } from './debian.ts';
import { packageScript, runTool } from './runTool.ts';

export interface NeededProgram {
  // Environment variable that passes its path to the tests.
  variable: string;
  value: string;
}

/** Reports a program that the tests need, with a message on how to install it. */
export class MissingProgram extends Error {
  override name = 'MissingProgram';
  // Environment variable that would pass the program's path.
  readonly variable: string;

  constructor(variable: string, message: string) {
    super(message);
    this.variable = variable;
  }
}

// Browsers on this machine, and ways to install one.
export interface BrowserSources {
  // The user's own choice.
  wanted: string | undefined;
  places: readonly string[];
  exists(path: string): boolean;
  installs: readonly (() => Promise<unknown>)[];
}

// The browsers of this machine, without ways to install one unless `mayInstall`.
export function browsersHere(mayInstall = true): BrowserSources {
  return {
    wanted: process.env.BANDEIRA_BROWSER || undefined,
    places: [
      chromium.executablePath(),
      // Without the browser's own pages and windows, tests run a third faster.
      '/usr/bin/chromium-headless-shell',
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
    ],
    exists: existsSync,
    installs: !mayInstall
      ? []
      : [
          () => {
            process.stderr.write('Installing a browser for the tests…\n');
            const cli = packageScript('playwright/cli.js');
            return runTool(process.execPath, [cli, 'install', 'chromium'], { quiet: true });
          },
          () => installDebianPackages(['chromium-headless-shell', 'fonts-liberation']),
          // For Debian releases before the shell was a separate package, and for derivatives.
          () => installDebianPackages(['chromium', 'fonts-liberation']),
        ],
  };
}

/**
 * Finds a Chromium for the browser tests: the machine's own, Playwright's download, or Debian's package, in this
 * order.
 */
export async function findOrInstallBrowser(
  { wanted, places, exists, installs }: BrowserSources = browsersHere(),
): Promise<NeededProgram> {
  const variable = 'BANDEIRA_BROWSER';
  if (wanted !== undefined) {
    if (exists(wanted)) return { variable, value: wanted };
    throw new MissingProgram(
      variable,
      `BANDEIRA_BROWSER is ${wanted}, and there is no such file: correct it, or unset it to have a browser found.`,
    );
  }
  const find = () => places.find(exists);
  let browser = find();
  for (const install of installs) {
    if (browser !== undefined) break;
    await install();
    browser = find();
  }
  if (browser === undefined) {
    throw new MissingProgram(
      variable,
      'No browser for the tests, and none could be installed: install Chromium (Debian: apt-get install chromium) or set BANDEIRA_BROWSER to one.',
    );
  }
  return { variable, value: browser };
}
