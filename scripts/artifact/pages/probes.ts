import type { BrandRecord } from '../../../src/shared/brand/brandRecord.ts';
import type { PageData } from '../../../src/shared/paths/pageData.ts';

/** A text that a page shows in place of a brand's own, and what belongs there. */
export interface Slot {
  probe: string;
  value: string;
}

/** In every probe; one that a page has changed in any way leaves this behind, and is found. */
export const probeMark = 'zqx';

/** Parts of the record that decide what a page is made of; they stay as they are. */
const structure: ReadonlySet<string> = new Set([
  'layout',
  'jurisdiction',
  'routes',
  'features',
  'logoSize',
  'legal.slug',
  'monitoring.defaultPrivacyLevel',
]);

/**
 * What stands in for a text. Markup characters and an accent are part of it where the real one may have them: code
 * that escapes, shortens, encodes or compares it shows itself.
 */
function probeFor(path: string, value: string, index: number): string {
  const mark = `${probeMark}${index}x`;
  if (/^https?:\/\//.test(value)) return `https://${mark}.invalid`;
  if (path.startsWith('pictures.')) return `/brand/${mark}.svg`;
  if (path === 'id') return mark;
  if (/^[^\s@]+@[^\s@]+$/.test(value)) return `${mark}@${probeMark}.invalid`;
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return `99${String(index).padStart(2, '0')}-12-31`;
  if (path.endsWith('phone')) return `0990 0731 0${String(index).padStart(3, '0')}`;
  return `${mark} <&"'É>`;
}

interface OtherForm {
  /** Tells by the probe which texts have this form. */
  of: RegExp;
  form(text: string): string;
}

/** The forms in which pages show a date or a telephone number besides its own. */
const otherForms: readonly OtherForm[] = [
  { of: /^99\d\d-12-31$/, form: (date) => date.split('-').reverse().join('/') },
  { of: /^0990 0731 0\d+$/, form: (phone) => phone.replace(/[^\d+]/g, '') },
];

function probeTexts<T>(value: T, path: string, slots: Slot[]): T;
function probeTexts(value: unknown, path: string, slots: Slot[]): unknown {
  if (structure.has(path)) return value;
  if (Array.isArray(value)) return value.map((item) => probeTexts(item, path, slots));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        key,
        probeTexts(item, path === '' ? key : `${path}.${key}`, slots),
      ]),
    );
  }
  if (typeof value !== 'string' || value === '') return value;
  const probe = probeFor(path, value, slots.length);
  slots.push({ probe, value });
  return probe;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** As React writes a text. */
export function escapeBody(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** As the head's tags are written. */
export function escapeHead(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** As structured data is written. */
export function escapeJson(text: string): string {
  return JSON.stringify(text)
    .slice(1, -1)
    .replace(
      /[<>&\u2028\u2029]/g,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
}

/** The slots, then those of other forms; of the same length and order for every brand of a shape. */
export function withOtherForms(slots: readonly Slot[]): Slot[] {
  const derived = otherForms.flatMap(({ of, form }) =>
    slots
      .filter(({ probe }) => of.test(probe))
      .map(({ probe, value }) => ({ probe: form(probe), value: form(value) })),
  );
  return [...slots, ...derived];
}

/** A brand with every free text replaced, and how to bring the texts back. */
export function probeBrand(brand: BrandRecord): { brand: BrandRecord; slots: Slot[] } {
  const slots: Slot[] = [];
  return { brand: probeTexts(brand, '', slots), slots };
}

/** Puts probes into pages of one brand: into legal texts, which hold words of its own. */
export function pageProber(slots: readonly Slot[]): (page: PageData) => PageData {
  // Longest first: one may hold another.
  const known = slots
    .filter(({ value }) => value.length > 3)
    .sort((a, b) => b.value.length - a.value.length)
    .map(({ probe, value }) => [escapeBody(value), escapeBody(probe)] as const);
  return (page) => {
    if (!page.legal) return page;
    let { html } = page.legal;
    for (const [value, probe] of known) html = html.replaceAll(value, probe);
    return { ...page, legal: { ...page.legal, html } };
  };
}
