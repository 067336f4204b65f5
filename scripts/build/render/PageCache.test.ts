import { mkdtempSync, readdirSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { PageCache } from './PageCache.ts';
import type { RenderedPage } from './prerenderBundle.ts';

function keptIn() {
  const dir = mkdtempSync(join(tmpdir(), 'bandeira-pages-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const rendered: string[] = [];
  /** One stamping of pages with these contents. */
  const stamp = async (contents: Record<string, string>) => {
    const kept = new PageCache(dir);
    const bodies: string[] = [];
    for (const [path, text] of Object.entries(contents)) {
      const page = await kept.get([path, text], async (): Promise<RenderedPage> => {
        rendered.push(path);
        return { status: 200, body: text, styles: '', head: '', structured: '' };
      });
      bodies.push(page.body);
    }
    kept.forgetOthers();
    return bodies;
  };
  return { dir, rendered, stamp };
}

test('a page is rendered again when something of it has changed, and only then', async () => {
  const { rendered, stamp } = keptIn();
  await stamp({ '/': 'a', '/casino': 'b' });
  expect(await stamp({ '/': 'a', '/casino': 'c' })).toEqual(['a', 'c']);
  expect(rendered).toEqual(['/', '/casino', '/casino']);
});

test('one set of pages is kept', async () => {
  const { dir, rendered, stamp } = keptIn();
  await stamp({ '/': 'a' });
  await stamp({ '/': 'b' });
  expect(readdirSync(dir)).toHaveLength(1);
  await stamp({ '/': 'a' });
  expect(rendered).toEqual(['/', '/', '/']);
});

test('a page that was cut short is rendered again', async () => {
  const { dir, rendered, stamp } = keptIn();
  await stamp({ '/': 'a' });
  for (const file of readdirSync(dir)) truncateSync(join(dir, file), 10);
  expect(await stamp({ '/': 'a' })).toEqual(['a']);
  expect(rendered).toEqual(['/', '/']);
});
