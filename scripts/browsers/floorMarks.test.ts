import { expect, test } from 'vitest';
import { browserFloor, buildTarget } from './browserFloor.ts';
import { compatAt, isSupported } from './compatData.ts';

// Features that src/entry-unsupported.ts detects.
const marks = [
  'html.elements.script.type.importmap',
  'css.types.color.color-mix',
  'css.types.calc-keyword.infinity',
];

const previousVersions = {
  chrome: 110,
  firefox: 113,
  safari: 16.3,
  safari_ios: 16.3,
  samsunginternet_android: 21,
};

const compats = marks.map((mark) => {
  const compat = compatAt(mark)?.__compat;
  if (!compat) throw new Error(`browser-compat-data does not know ${mark}`);
  return compat;
});

test('supports Chrome 111, Samsung 22, Firefox 114, Safari 16.4 and later ones', () => {
  expect(Object.fromEntries(browserFloor)).toEqual({
    chrome: 111,
    chrome_android: 111,
    samsunginternet_android: 22,
    firefox: 114,
    firefox_android: 114,
    safari: 16.4,
    safari_ios: 16.4,
  });
  expect(buildTarget).toEqual(['chrome111', 'firefox114', 'safari16.4', 'ios16.4']);
});

test('detects no missing feature in browsers at the floor', () => {
  for (const compat of compats) expect(isSupported(compat, browserFloor)).toBe(true);
});

test.each(browserFloor.filter(([browser]) => browser in previousVersions))(
  'detects a missing feature in the version of %s before %s',
  (browser) => {
    const previous = previousVersions[browser as keyof typeof previousVersions];
    expect(compats.some((compat) => !isSupported(compat, [[browser, previous]]))).toBe(true);
  },
);
