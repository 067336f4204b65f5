import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testBrand } from '../../../tests/support/testBrand.ts';
import { textOf } from '../commonText.ts';
import { PageRenderer } from './PageRenderer.ts';
import { ProvenTemplates, provenTemplatesFile } from './ProvenTemplates.ts';
import type { PrerenderBundle } from './prerenderBundle.ts';
import { escapeBody } from './probes.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bandeira-templates-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A renderer, and how often it has had to render. */
function rendererOf(show: (name: string) => string, hash = 'app') {
  const count = { rendered: 0 };
  const bundle: Pick<PrerenderBundle, 'render'> = {
    render: async ({ brand }) => {
      count.rendered += 1;
      const body = `<h1>${escapeBody(show(brand.name))}</h1>`;
      return { body, head: '', structured: '', styles: '', status: 200, carried: {} };
    },
  };
  const proven = new ProvenTemplates(provenTemplatesFile(folder, hash));
  const renderer = new PageRenderer(bundle, proven);
  const bodyOf = async (name: string) => textOf((await renderer.forBrand(testBrand({ name }))('/', {})).body);
  return { count, bodyOf };
}

const names = ['Aurora', 'Boreal & Cia', 'Cometa'];

test('one page of a shape is rendered, one proves the template, all others are filled', async () => {
  const { count, bodyOf } = rendererOf((name) => name);
  for (const name of names) expect(await bodyOf(name)).toBe(`<h1>${escapeBody(name)}</h1>`);
  expect(count.rendered).toBe(2);
});

test('what one build has proven, the next does not prove again; with another app it does', async () => {
  const first = rendererOf((name) => name);
  for (const name of names) await first.bodyOf(name);
  const next = rendererOf((name) => name);
  for (const name of names) expect(await next.bodyOf(name)).toBe(`<h1>${escapeBody(name)}</h1>`);
  expect(next.count.rendered).toBe(1);
  const other = rendererOf((name) => `${name}!`, 'other app');
  for (const name of names) expect(await other.bodyOf(name)).toBe(`<h1>${escapeBody(name)}!</h1>`);
  expect(other.count.rendered).toBe(2);
  expect(readdirSync(folder)).toEqual(['other app']);
});

test('a page that does something to its words is always rendered', async () => {
  for (let build = 0; build < 2; build += 1) {
    const { bodyOf } = rendererOf((name) => name.split('').reverse().join(''));
    for (const name of names)
      expect(await bodyOf(name)).toBe(`<h1>${escapeBody(name.split('').reverse().join(''))}</h1>`);
  }
});

test('where nothing can be kept the pages are the same', async () => {
  rmSync(folder, { recursive: true });
  writeFileSync(folder, 'a file where the folder should be');
  const { bodyOf } = rendererOf((name) => name);
  for (const name of names) expect(await bodyOf(name)).toBe(`<h1>${escapeBody(name)}</h1>`);
});
