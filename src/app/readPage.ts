import type { BrandRecord } from '../shared/brand/brandRecord.ts';
import type { PageData } from '../shared/paths/pageData.ts';

/** Reads the data stamped into the page, which the build has validated. */
export function readPage(document: Document): { container: HTMLElement; brand: BrandRecord; page: PageData } {
  const container = document.getElementById('root');
  const brand = readJson<BrandRecord>(document, 'brand');
  if (!container || !brand) throw new Error('This page was not stamped: no #root or no #brand');
  return { container, brand, page: readJson<PageData>(document, 'page') ?? {} };
}

function readJson<T>(document: Document, id: string): T | null {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : null;
}
