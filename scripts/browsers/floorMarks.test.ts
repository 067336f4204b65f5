import { expect, test } from 'vitest';
import { browserFloor } from './browserFloor.ts';
import { compatAt, isSupported } from './compatData.ts';

/** What src/entry-unsupported.ts asks the browser for. */
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

test('browsers at the floor have all that the notice asks for', () => {
  for (const compat of compats) expect(isSupported(compat, browserFloor)).toBe(true);
});

test.each(browserFloor.filter(([browser]) => browser in previousVersions))(
  'the version of %s before %s lacks something that the notice asks for',
  (browser) => {
    const previous = previousVersions[browser as keyof typeof previousVersions];
    expect(compats.some((compat) => !isSupported(compat, [[browser, previous]]))).toBe(true);
  },
);
