import { expect, test } from 'vitest';
import { browserFloor } from './browserFloor.ts';
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
