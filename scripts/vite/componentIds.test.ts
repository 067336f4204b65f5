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

// The compiler's hash of an absolute path usually has six or seven letters, rarely fewer than five.
describe.each(['nmi', '63luz', '1q7xk0b'])('in a folder whose hash is %s', (hash) => {
  const { code, map } = named('/some/where', hash);

  test('names a component as in any other directory', () => {
    expect(code).toBe(named('/elsewhere', 'abcdef').code);
    expect(code).toMatch(/"sc-[a-z0-9]{5}-0"/);
  });

  test.each(['styled', 'withConfig', '"sc-', '})', 'color'])('maps %s to its source position', (text) => {
    const entry = new SourceMap(JSON.parse(JSON.stringify(map))).findEntry(0, code.indexOf(text));
    expect(entry).toMatchObject({ originalLine: 0, originalColumn: written(hash).indexOf(text) });
  });
});

test('uses other names in another file', () => {
  const { transform } = componentIds('/some/where');
  if (typeof transform !== 'function') throw new Error('the plugin transforms nothing');
  const other = Reflect.apply(transform, undefined, [written('abcdef'), '/some/where/src/ui/Other.tsx']);
  expect(other.code).not.toBe(named('/some/where', 'abcdef').code);
});
