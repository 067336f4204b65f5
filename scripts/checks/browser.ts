import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { installDebianPackages } from './debian.ts';
import { packageScript, runTool } from './runTool.ts';

export interface NeededProgram {
  /** Environment variable through which the tests learn where it is. */
  variable: string;
  value: string;
}

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

function findBrowser(): string | undefined {
  const wanted = process.env.BANDEIRA_BROWSER;
  return [wanted, chromium.executablePath(), ...systemBrowsers].find((path) => path && existsSync(path));
}

/** A Chromium for the browser tests: the machine's own, Playwright's download, or Debian's package, in this order. */
export async function findOrInstallBrowser(): Promise<NeededProgram> {
  let browser = findBrowser();
  if (!browser) {
    await runTool(process.execPath, [packageScript('playwright-core/cli.js'), 'install', 'chromium'], {
      quiet: true,
    });
    browser = findBrowser();
  }
  if (!browser && (await installDebianPackages(['chromium', 'fonts-liberation']))) browser = findBrowser();
  if (!browser) {
    process.stderr.write(
      'No browser for the tests: install Chromium (Debian: apt-get install chromium) or set BANDEIRA_BROWSER to one.\n',
    );
    process.exit(1);
  }
  return { variable: 'BANDEIRA_BROWSER', value: browser };
}
