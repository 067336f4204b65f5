import type { RootState } from '../state/rootState.ts';

// A legal page; the build has sanitized its HTML.
export interface LegalDocument {
  slug: string;
  title: string;
  // ISO date of the last change.
  updated: string;
  html: string;
}

// What a page carries in `<script type="application/json" id="page">` besides the brand.
export interface PageData {
  legal?: LegalDocument;
  // This body is the app shell (`200.html`): the frame without a page, to be rendered again, not hydrated.
  shell?: true;
  // This body is the 404 page (`404.html`), for every path that it is served for.
  missing?: true;
  // The operator's responses at build time, reduced to what the page shows and without a time, so that the
  // API client treats them as old and requests them again.
  state?: Partial<RootState>;
  // The text of the page's promotion, sanitized by the build.
  promotion?: { id: string; html: string };
}
