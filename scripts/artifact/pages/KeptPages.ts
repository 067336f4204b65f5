import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../contentHash.ts';
import type { RenderedPage } from './prerenderBundle.ts';

/**
 * The pages of one brand as they were rendered last, by the hash of all they are made of: new content changes few of
 * them, and reading one takes a tenth of the time of rendering it. Whatever cannot be read is rendered again.
 */
export class KeptPages {
  readonly #folder: string;
  readonly #used = new Set<string>();

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /** The page made of these ingredients (data, compared as JSON), rendered if it is not there. */
  async get(ingredients: unknown, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const name = `${sha256(JSON.stringify(ingredients))}.json`;
    this.#used.add(name);
    const kept = this.#read(name);
    if (kept) return kept;
    const page = await render();
    writeFileSync(join(this.#folder, name), JSON.stringify(page));
    return page;
  }

  /** Removes what this stamping had no use for, so that one set of pages is kept for each brand. */
  forgetOthers(): void {
    for (const name of readdirSync(this.#folder))
      if (!this.#used.has(name)) rmSync(join(this.#folder, name), { force: true });
  }

  #read(name: string): RenderedPage | null {
    try {
      // A file that was cut short, or is being written by another build, ends in the middle of its JSON.
      return JSON.parse(readFileSync(join(this.#folder, name), 'utf8'));
    } catch {
      return null;
    }
  }
}
