import { escapeHtml } from '../../../src/shared/html/escapeHtml.ts';
import { escapeJson, placeholderMark, type Slot, withOtherForms } from './placeholders.ts';
import type { RenderedPage } from './prerenderBundle.ts';

// Text of a page cut at its placeholders: texts and, between each two, the number of a slot.
interface CutText {
  texts: string[];
  slots: number[];
}

const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

function cut(text: string, slots: readonly Slot[], encode: (text: string) => string): CutText | null {
  const indexes = new Map(slots.map((slot, index) => [encode(slot.placeholder), index]));
  const longestFirst = [...indexes.keys()].sort((a, b) => b.length - a.length);
  const parts = text.split(new RegExp(`(${longestFirst.map(quoted).join('|')})`));
  const texts = parts.filter((_, index) => index % 2 === 0);
  if (texts.some((part) => part.toLowerCase().includes(placeholderMark))) return null;
  return {
    texts,
    slots: parts.filter((_, index) => index % 2 === 1).map((part) => indexes.get(part) ?? 0),
  };
}

function fill({ texts, slots }: CutText, parts: readonly string[]): string {
  return texts.map((text, index) => text + (parts[slots[index] ?? -1] ?? '')).join('');
}

// The slots' content, as each part of a page writes it.
export interface SlotTexts {
  markup: readonly string[];
  structured: readonly string[];
}

// Runs once for all pages of a brand.
export function slotTexts(slots: readonly Slot[]): SlotTexts {
  const values = withOtherForms(slots).map(({ value }) => value);
  return {
    markup: values.map(escapeHtml),
    structured: values.map(escapeJson),
  };
}

/** Holds a page rendered with placeholders, to be filled for any brand of the same shape. */
export class PageTemplate {
  readonly #page: RenderedPage;
  readonly #body: CutText;
  readonly #head: CutText;
  readonly #structured: CutText;

  private constructor(page: RenderedPage, body: CutText, head: CutText, structured: CutText) {
    this.#page = page;
    this.#body = body;
    this.#head = head;
    this.#structured = structured;
  }

  // Null when the page changes a text in a way that filling could not repeat.
  static of(page: RenderedPage, slots: readonly Slot[]): PageTemplate | null {
    const all = withOtherForms(slots);
    const body = cut(page.body, all, escapeHtml);
    const head = cut(page.head, all, escapeHtml);
    const structured = cut(page.structured, all, escapeJson);
    if (!body || !head || !structured || page.styles.includes(placeholderMark)) return null;
    return new PageTemplate(page, body, head, structured);
  }

  fill({ markup, structured }: SlotTexts): RenderedPage {
    return {
      ...this.#page,
      body: fill(this.#body, markup),
      head: fill(this.#head, markup),
      structured: fill(this.#structured, structured),
    };
  }
}
