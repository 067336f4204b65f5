import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../output/contentHash.ts';
import type { RenderedPage } from './prerenderBundle.ts';

// Reading a page takes a tenth of the time of rendering it.
/** Caches one brand's rendered pages by the hash of their inputs, and renders a page again when reading it fails. */
export class PageCache {
  readonly #dir: string;
  readonly #used = new Set<string>();

  constructor(dir: string) {
    this.#dir = dir;
    mkdirSync(dir, { recursive: true });
  }

  // Returns the page for these ingredients (data, compared as JSON), and renders it when absent.
  async get(ingredients: unknown, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const name = `${sha256(JSON.stringify(ingredients))}.json`;
    this.#used.add(name);
    const kept = this.#read(name);
    if (kept) return kept;
    const page = await render();
    writeFileSync(join(this.#dir, name), JSON.stringify(page));
    return page;
  }

  // Removes pages that this stamping did not use, so that one set of pages is kept for each brand.
  forgetOthers(): void {
    for (const name of readdirSync(this.#dir))
      if (!this.#used.has(name)) rmSync(join(this.#dir, name), { force: true });
  }

  #read(name: string): RenderedPage | null {
    try {
      // A file that was cut short, or is being written by another build, ends in the middle of its JSON.
      return JSON.parse(readFileSync(join(this.#dir, name), 'utf8'));
    } catch {
      return null;
    }
  }
}
