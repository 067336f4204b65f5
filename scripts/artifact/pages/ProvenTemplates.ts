import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Which page templates have given exactly what rendering gave, with the same app and the same stamping code: these need
 * no proof at the next build, which would take as long as the template itself.
 */
export class ProvenTemplates {
  readonly #file: string;
  readonly #proven: Set<string>;

  constructor(file: string) {
    this.#file = file;
    this.#proven = new Set(linesOf(file));
  }

  has(template: string): boolean {
    return this.#proven.has(template);
  }

  /** Other threads may add theirs at the same time. */
  add(template: string): void {
    this.#proven.add(template);
    try {
      appendFileSync(this.#file, `${template}\n`);
    } catch {
      // It is proven again next time.
    }
  }
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    // Nothing has been proven yet.
    return [];
  }
}

/** The file for an app and its stamping code, by the hash of both; those of others are removed. */
export function provenTemplatesFile(cache: string, hash: string): string {
  try {
    mkdirSync(cache, { recursive: true });
    for (const name of readdirSync(cache)) if (name !== hash) rmSync(join(cache, name), { recursive: true });
  } catch {
    // A cache that cannot be written keeps nothing.
  }
  return join(cache, hash);
}
