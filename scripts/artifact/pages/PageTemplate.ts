import { CommonText, shortestCommon, type TextPart, textOf } from '../commonText.ts';
import type { PreparedPage } from './preparedPage.ts';
import type { RenderedPage } from './prerenderBundle.ts';
import { escapeBody, escapeHead, escapeJson, probeMark, type Slot, withOtherForms } from './probes.ts';

/** Text of a page cut at its probes: texts and, between two of them, the number of a slot. */
interface CutText {
  texts: TextPart[];
  slots: number[];
}

const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

function cut(text: string, slots: readonly Slot[], encode: (text: string) => string): CutText | null {
  const places = new Map(slots.map((slot, place) => [encode(slot.probe), place]));
  const longestFirst = [...places.keys()].sort((a, b) => b.length - a.length);
  const parts = text.split(new RegExp(`(${longestFirst.map(quoted).join('|')})`));
  const texts = parts.filter((_, place) => place % 2 === 0);
  if (texts.some((part) => part.toLowerCase().includes(probeMark))) return null;
  return {
    // Long ones are what all pages made from this one have in common.
    texts: texts.map((part) =>
      part.length < shortestCommon ? part : new CommonText(part, { isBlock: false }),
    ),
    slots: parts.filter((_, place) => place % 2 === 1).map((part) => places.get(part) ?? 0),
  };
}

function fill({ texts, slots }: CutText, words: readonly string[]): TextPart[] {
  const parts: TextPart[] = [];
  let own = '';
  for (const [place, text] of texts.entries()) {
    if (typeof text === 'string') own += text;
    else {
      if (own !== '') parts.push(own);
      parts.push(text);
      own = '';
    }
    const slot = slots[place];
    if (slot !== undefined) own += words[slot] ?? '';
  }
  if (own !== '') parts.push(own);
  return parts;
}

/** What belongs into the slots, as each part of a page writes it. */
export interface Words {
  body: readonly string[];
  head: readonly string[];
  structured: readonly string[];
}

/** Written once for all pages of a brand. */
export function wordsOf(slots: readonly Slot[]): Words {
  const values = withOtherForms(slots).map(({ value }) => value);
  return {
    body: values.map(escapeBody),
    head: values.map(escapeHead),
    structured: values.map(escapeJson),
  };
}

/** A page rendered with probes, to be filled with the words of any brand of the same shape. */
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

  /** Null when the page does something to a text that filling could not repeat. */
  static of(page: RenderedPage, slots: readonly Slot[]): PageTemplate | null {
    const all = withOtherForms(slots);
    const body = cut(page.body, all, escapeBody);
    const head = cut(page.head, all, escapeHead);
    const structured = cut(page.structured, all, escapeJson);
    if (!body || !head || !structured || page.styles.includes(probeMark)) return null;
    return new PageTemplate(page, body, head, structured);
  }

  fill({ body, head, structured }: Words): PreparedPage {
    return {
      ...this.#page,
      body: fill(this.#body, body),
      head: textOf(fill(this.#head, head)),
      structured: textOf(fill(this.#structured, structured)),
    };
  }
}
