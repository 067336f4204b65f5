import { readFileSync } from 'node:fs';
import { join } from 'node:path';

// Browsers of each `browserslist` name, as browser-compat-data calls them; the first is the build target's.
const coveredBrowsers = {
  chrome: ['chrome', 'chrome_android'],
  samsung: ['samsunginternet_android'],
  firefox: ['firefox', 'firefox_android'],
  safari: ['safari'],
  ios_saf: ['safari_ios'],
} as const;

export type FloorBrowser = (typeof coveredBrowsers)[keyof typeof coveredBrowsers][number];

// The build targets Samsung's browser as its underlying Chrome.
const targetNames: Partial<Record<string, string>> = {
  chrome: 'chrome',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
};

const packageFile = join(import.meta.dirname, '../../package.json');
const entries: string[] = JSON.parse(readFileSync(packageFile, 'utf8')).browserslist;

const floor = entries.map((entry) => {
  const [, name = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(entry) ?? [];
  if (!Object.hasOwn(coveredBrowsers, name)) throw new Error(`package.json: browserslist: "${entry}"`);
  return { name: name as keyof typeof coveredBrowsers, version };
});

// Oldest supported version of each browser, from `browserslist` in package.json.
export const browserFloor: readonly (readonly [FloorBrowser, number])[] = floor.flatMap(({ name, version }) =>
  coveredBrowsers[name].map((browser) => [browser, Number(version)] as const),
);

// The floor as Vite's `build.target`.
export const buildTarget: string[] = floor.flatMap(({ name, version }) => {
  const target = targetNames[name];
  return target ? [`${target}${version}`] : [];
});
