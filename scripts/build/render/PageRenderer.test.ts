import { expect, test } from 'vitest';
import type { BrandRecord } from '../../../src/shared/brand/brandRecord.ts';
import { escapeHtml } from '../../../src/shared/html/escapeHtml.ts';
import { testBrand } from '../../../tests/support/testBrand.ts';
import { PageRenderer } from './PageRenderer.ts';
import type { PrerenderBundle } from './prerenderBundle.ts';

/** A renderer, and how often it has had to render. */
function rendererOf(show: (brand: BrandRecord) => string) {
  const count = { rendered: 0 };
  const bundle: Pick<PrerenderBundle, 'render'> = {
    render: async ({ brand }) => {
      count.rendered += 1;
      const body = `<h1>${escapeHtml(show(brand))}</h1>`;
      return { body, head: '', structured: '', styles: '', status: 200, carried: {} };
    },
  };
  const renderer = new PageRenderer(bundle);
  const bodyOf = async (changes: Partial<BrandRecord> & { side?: string }) =>
    (await renderer.forBrand(testBrand(changes))('/', {})).body;
  return { count, bodyOf };
}

const names = ['Aurora', 'Boreal & Cia', 'Cometa', 'Delta'];

test('renders the first page of a shape, proves the template by it, and fills it for all others', async () => {
  const { count, bodyOf } = rendererOf(({ name }) => name);
  for (const name of names) expect(await bodyOf({ name })).toBe(`<h1>${escapeHtml(name)}</h1>`);
  expect(count.rendered).toBe(2);
});

test('always renders a page that does something to its texts', async () => {
  const reversed = (name: string) => name.split('').reverse().join('');
  const { bodyOf } = rendererOf(({ name }) => reversed(name));
  for (const name of names) expect(await bodyOf({ name })).toBe(`<h1>${escapeHtml(reversed(name))}</h1>`);
});

test('shares no template between brands that differ in more than free texts', async () => {
  const { bodyOf } = rendererOf(({ name, layout }) => (layout === 'blaze' ? `${name}!` : name));
  for (const name of names) expect(await bodyOf({ name })).toBe(`<h1>${escapeHtml(name)}</h1>`);
  for (const name of names)
    expect(await bodyOf({ name, layout: 'blaze' })).toBe(`<h1>${escapeHtml(name)}!</h1>`);
});

test('takes a field that no schema calls a free text for part of the shape', async () => {
  const { bodyOf } = rendererOf((brand) => ('side' in brand && brand.side === 'left' ? 'left' : 'right'));
  for (const side of ['right', 'right', 'right', 'left']) {
    const changes = { side };
    expect(await bodyOf(changes)).toBe(`<h1>${side}</h1>`);
  }
});
