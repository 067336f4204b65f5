import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkDocsReferences } from './docsReferences.ts';
import { projectRoot } from './runTool.ts';

async function check(page: string) {
  const root = await mkdtemp(join(tmpdir(), 'docs-references-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  await mkdir(join(root, 'docs'));
  await mkdir(join(root, 'src/money'), { recursive: true });
  await writeFile(join(root, 'src/money/cents.ts'), 'export const toCents = 1;\n');
  await writeFile(join(root, 'docs/other.md'), '# Own money, first\n');
  await writeFile(join(root, 'docs/page.md'), page);
  const { code, output } = await checkDocsReferences(root);
  return { code, lines: output.split('\n').filter(Boolean) };
}

test('reports paths and file names that do not exist', async () => {
  const page = 'See `src/money/cents.ts`.\n\n`src/money/gone.ts`, `gone.ts` and src/absent/ are gone.\n';
  expect(await check(page)).toEqual({
    code: 1,
    lines: [
      'docs/page.md:3  no file at src/absent',
      'docs/page.md:3  no file at src/money/gone.ts',
      'docs/page.md:3  no file named gone.ts',
      'docs/page.md:3  no file named src/money/gone.ts',
    ],
  });
});

test('reports names that no code has', async () => {
  const page = 'See `toCents`, `toCents(value)`, `cents` and `/toNothing`.\n`toReais` and `isGone(query)`\n';
  expect((await check(page)).lines).toEqual([
    'docs/page.md:2  no name isGone in the code',
    'docs/page.md:2  no name toReais in the code',
  ]);
});

test('reports paths in diagrams', async () => {
  const page = '```mermaid\nflowchart LR\n  a["src/money<br>cents"] --> b["src/lost/"]\n```\n';
  expect((await check(page)).lines).toEqual(['docs/page.md:3  no file at src/lost']);
});

test('reports links to absent pages and headings', async () => {
  const page = '[there](other.md#own-money-first) [no](gone.md)\n[no](other.md#later)\n';
  expect((await check(page)).lines).toEqual([
    'docs/page.md:1  no page at gone.md',
    'docs/page.md:2  no heading for other.md#later',
  ]);
});

test('accepts patterns, the end of a path, URLs and paths of other trees', async () => {
  const page =
    '`src/money/*.ts`, `src/<name>/`, `money/cents.ts`, `dist/x/src/app.js`, [site](https://x.example/docs/a)\n';
  expect(await check(page)).toEqual({ code: 0, lines: [] });
});

const wordsOf = async (page: string) =>
  (await readFile(join(projectRoot, page), 'utf8')).split(/\s+/).filter(Boolean).length;

test('keeps the architecture on one page, each area on one and each walk within ten steps', async () => {
  expect(await wordsOf('docs/architecture.md')).toBeLessThanOrEqual(700);
  const areas = await pagesIn('docs/architecture');
  expect(areas.length).toBeGreaterThan(5);
  for (const area of areas) expect([area, await wordsOf(area)]).toEqual([area, expect.toSatisfy(isShort)]);
  const walks = await pagesIn('docs/how-to');
  expect(walks.length).toBeGreaterThan(5);
  for (const walk of walks) expect(await readFile(join(projectRoot, walk), 'utf8')).not.toMatch(/^11\. /m);
});

const pagesIn = async (dir: string) =>
  (await readdir(join(projectRoot, dir))).map((name) => `${dir}/${name}`);
const isShort = (words: number) => words <= 600;
