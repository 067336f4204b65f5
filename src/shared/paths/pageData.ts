import type { RootState } from '../state/rootState.ts';

/** A legal page, its HTML already made safe by the build. */
export interface LegalDocument {
  slug: string;
  title: string;
  /** ISO date of the last change. */
  updated: string;
  html: string;
}

/** What a page carries in `<script type="application/json" id="page">` besides the brand. */
export interface PageData {
  legal?: LegalDocument;
  /** This body is the app shell (`200.html`): the frame without a page, to be rendered over, not hydrated. */
  shell?: true;
  /** This body is the 404 page (`404.html`), whichever path it is served for. */
  missing?: true;
  /**
   * Answers of the operator that were read while building: what the page shows of them, without the time at which
   * they arrived, so that the API client takes them for old and asks anew.
   */
  state?: Partial<RootState>;
  /** The text of the promotion that the page is about, made safe by the build. */
  promotion?: { id: string; html: string };
}
