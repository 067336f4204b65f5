import type { BrandRecord } from '../../../src/shared/brand/brandRecord.ts';
import type { PageData } from '../../../src/shared/paths/pageData.ts';
import { textOf } from '../commonText.ts';
import { sha256 } from '../contentHash.ts';
import { PageTemplate, type Words, wordsOf } from './PageTemplate.ts';
import type { ProvenTemplates } from './ProvenTemplates.ts';
import type { PreparedPage } from './preparedPage.ts';
import type { PrerenderBundle, RenderedPage } from './prerenderBundle.ts';
import { pageProber, probeBrand } from './probes.ts';

/** The pages of brands that are alike in all but their words. */
interface Shape {
  hash: string;
  probed: BrandRecord;
  pages: Map<string, PageOfShape>;
}

type PageOfShape =
  /** One brand has this page so far. */
  | { seen: 'once'; words: Words; page: RenderedPage }
  | { seen: 'often'; template: PageTemplate }
  /** Filling gave something else than rendering: always render. */
  | { seen: 'unlike' };

const keptShapes = 48;

function sameText(a: PreparedPage, b: RenderedPage): boolean {
  return (
    textOf(a.body) === b.body &&
    a.head === b.head &&
    a.structured === b.structured &&
    a.styles === b.styles &&
    a.status === b.status
  );
}

/**
 * Renders pages, and for the second brand of a shape on fills a template instead: rendering takes milliseconds,
 * filling microseconds. A template counts only after it has given, for the first brand, exactly what rendering gave;
 * one that has been proven so by an earlier build serves the first brand as well.
 */
export class PageRenderer {
  readonly #bundle: Pick<PrerenderBundle, 'render'>;
  readonly #proven: ProvenTemplates;
  readonly #shapes = new Map<string, Shape>();

  constructor(bundle: Pick<PrerenderBundle, 'render'>, proven: ProvenTemplates) {
    this.#bundle = bundle;
    this.#proven = proven;
  }

  /** Renders pages of one brand: by template where there is one. */
  forBrand(brand: BrandRecord): (path: string, page: PageData) => Promise<PreparedPage> {
    const { brand: probed, slots } = probeBrand(brand);
    const words = wordsOf(slots);
    const probePage = pageProber(slots);
    const shape = this.#shape(JSON.stringify(probed), probed);
    return async (path, page) => {
      const probedPage = probePage(page);
      const key = JSON.stringify([path, probedPage]);
      const known = shape.pages.get(key);
      if (known?.seen === 'often') return known.template.fill(words);
      const id = sha256(shape.hash + key);
      if (known?.seen === 'once' || (!known && this.#proven.has(id))) {
        const sample = await this.#bundle.render({ path, brand: shape.probed, page: probedPage });
        const template = PageTemplate.of(sample, slots);
        const isProven = !known || (template && sameText(template.fill(known.words), known.page));
        if (template && isProven) {
          if (known) this.#proven.add(id);
          shape.pages.set(key, { seen: 'often', template });
          return template.fill(words);
        }
        shape.pages.set(key, { seen: 'unlike' });
      }
      const rendered = await this.#bundle.render({ path, brand, page });
      if (!known) shape.pages.set(key, { seen: 'once', words, page: rendered });
      return { ...rendered, body: [rendered.body] };
    };
  }

  #shape(key: string, probed: BrandRecord): Shape {
    const shape = this.#shapes.get(key) ?? { hash: sha256(key), probed, pages: new Map() };
    this.#shapes.delete(key);
    this.#shapes.set(key, shape);
    const [oldest] = this.#shapes.keys();
    if (this.#shapes.size > keptShapes && oldest !== undefined) this.#shapes.delete(oldest);
    return shape;
  }
}
