import { SourceMap } from 'node:module';
import { describe, expect, test } from 'vitest';
import { componentIds } from './componentIds.ts';

const written = (hash: string): string =>
  `const Title = styled.h2.withConfig({ componentId: "sc-${hash}-0" })\`color:red\`;`;

function named(root: string, hash: string): { code: string; map: object } {
  const { transform } = componentIds(root);
  if (typeof transform !== 'function') throw new Error('the plugin transforms nothing');
  return Reflect.apply(transform, undefined, [written(hash), `${root}/src/ui/Title.tsx`]);
}

// The compiler's hash of an absolute path is mostly of six or seven letters, rarely of fewer than five.
describe.each(['nmi', '63luz', '1q7xk0b'])('in a folder whose hash is %s', (hash) => {
  const { code, map } = named('/some/where', hash);

  test('a component is named as in any other folder', () => {
    expect(code).toBe(named('/elsewhere', 'abcdef').code);
    expect(code).toMatch(/"sc-[a-z0-9]{5}-0"/);
  });

  test.each(['styled', 'withConfig', '"sc-', '})', 'color'])(
    'the source map finds %s where it was',
    (text) => {
      const entry = new SourceMap(JSON.parse(JSON.stringify(map))).findEntry(0, code.indexOf(text));
      expect(entry).toMatchObject({ originalLine: 0, originalColumn: written(hash).indexOf(text) });
    },
  );
});

test('another file has other names', () => {
  const { transform } = componentIds('/some/where');
  if (typeof transform !== 'function') throw new Error('the plugin transforms nothing');
  const other = Reflect.apply(transform, undefined, [written('abcdef'), '/some/where/src/ui/Other.tsx']);
  expect(other.code).not.toBe(named('/some/where', 'abcdef').code);
});
