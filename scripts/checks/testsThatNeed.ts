import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { projectRoot } from './runTool.ts';

const roots = ['tests/build', 'tests/contract', 'tests/support'];

/** Returns the Vitest files that read one of the environment variables, by themselves or by what they import. */
export function testsThatNeed(variables: readonly string[], root = projectRoot): string[] {
  const sources = new Map(
    roots.flatMap((dir) =>
      readdirSync(join(root, dir), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts'))
        .map((name) => [join(root, dir, name), readFileSync(join(root, dir, name), 'utf8')] as const),
    ),
  );
  const reads = (file: string, seen = new Set<string>()): boolean => {
    const source = sources.get(file);
    if (source === undefined || seen.has(file)) return false;
    seen.add(file);
    if (variables.some((variable) => source.includes(`process.env.${variable}`))) return true;
    const imports = source.matchAll(/ from '(\.[^']+)'/g);
    return [...imports].some(([, path = '']) => reads(join(dirname(file), path), seen));
  };
  const tests = [...sources.keys()].filter((file) => file.endsWith('.test.ts'));
  return tests.filter((file) => reads(file)).map((file) => relative(root, file));
}
