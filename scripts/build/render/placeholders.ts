import type { GenericSchema } from 'valibot';
import type { BrandRecord } from '../../../src/shared/brand/brandRecord.ts';
import { settingsSchema } from '../../../src/shared/brand/brandSchema.ts';
import * as field from '../../../src/shared/brand/fieldFormats.ts';
import { voiceNames } from '../../../src/shared/brand/voiceLines.ts';
import { escapeHtml } from '../../../src/shared/html/escapeHtml.ts';
import type { PageData } from '../../../src/shared/paths/pageData.ts';
import { shapeOf } from '../../brands/config/checks/schemaShape.ts';

// A text that a page shows instead of a brand's own, and the text to fill in.
export interface Slot {
  placeholder: string;
  value: string;
}

// Part of every placeholder, so that a placeholder that a page has changed is still found.
export const placeholderMark = 'zqx';

type Placeholder = (index: number) => string;

const mark: Placeholder = (index) => `${placeholderMark}${index}x`;
// These characters reveal code that escapes, shortens, encodes or compares them.
const ofText: Placeholder = (index) => `${mark(index)} <&"'É>`;
const ofUrl: Placeholder = (index) => `https://${mark(index)}.invalid`;
const ofPicture: Placeholder = (index) => `/brand/${mark(index)}.svg`;

// The formats of free texts, which pages only show. All other fields are part of a page's shape, so brands share a
// template only where those are equal.
const freeFormats: ReadonlyMap<GenericSchema, Placeholder> = new Map<GenericSchema, Placeholder>([
  [field.text, ofText],
  [field.cnpj, ofText],
  [field.hostname, (index) => `${mark(index)}.invalid`],
  [field.origin, ofUrl],
  [field.webUrl, ofUrl],
  [field.baseUrl, ofUrl],
  [field.email, (index) => `${mark(index)}@${placeholderMark}.invalid`],
  [field.isoDate, (index) => `99${String(index).padStart(2, '0')}-12-31`],
  [field.phone, (index) => `0990 0731 0${String(index).padStart(3, '0')}`],
]);

// Fields that stamping adds to the settings of a brand.
const freeFieldsOfRecord: Readonly<Record<string, Placeholder>> = {
  id: mark,
  'pictures.logo': ofPicture,
  'pictures.favicon': ofPicture,
  'pictures.share': ofPicture,
  'pictures.hero': ofPicture,
  'legal.title': ofText,
  ...Object.fromEntries(voiceNames.map((name) => [`voice.${name}`, ofText])),
  'build.id': mark,
  'build.timestamp': mark,
};

// A description or `nullable` around a format leads to the format itself.
function formatOf(schema: unknown): Placeholder | undefined {
  if (typeof schema !== 'object' || schema === null) return undefined;
  for (const [format, placeholder] of freeFormats) if (format === schema) return placeholder;
  if ('wrapped' in schema) return formatOf(schema.wrapped);
  const [inner] = 'pipe' in schema && Array.isArray(schema.pipe) ? schema.pipe : [];
  return inner === schema ? undefined : formatOf(inner);
}

function freeFieldsOf(schema: GenericSchema, path: string): [string, Placeholder][] {
  const shape = shapeOf(schema);
  if (shape.kind === 'list') return freeFieldsOf(shape.item, path);
  if (shape.kind === 'object')
    return Object.entries(shape.entries).flatMap(([key, entry]) =>
      freeFieldsOf(entry, path === '' ? key : `${path}.${key}`),
    );
  const placeholder = formatOf(schema);
  return placeholder ? [[path, placeholder]] : [];
}

// The free texts of a brand record by path, without list indexes.
const freeFields: ReadonlyMap<string, Placeholder> = new Map([
  ...freeFieldsOf(settingsSchema, ''),
  ...Object.entries(freeFieldsOfRecord),
]);

interface OtherForm {
  // Matches the placeholders of texts that have this form.
  of: RegExp;
  form(text: string): string;
}

// The forms in which pages show a date or a telephone number besides the original.
const otherForms: readonly OtherForm[] = [
  { of: /^99\d\d-12-31$/, form: (date) => date.split('-').reverse().join('/') },
  { of: /^0990 0731 0\d+$/, form: (phone) => phone.replace(/[^\d+]/g, '') },
];

function replaceTexts<T>(value: T, path: string, slots: Slot[]): T;
function replaceTexts(value: unknown, path: string, slots: Slot[]): unknown {
  if (Array.isArray(value)) return value.map((item) => replaceTexts(item, path, slots));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        key,
        replaceTexts(item, path === '' ? key : `${path}.${key}`, slots),
      ]),
    );
  }
  const placeholder = freeFields.get(path)?.(slots.length);
  if (typeof value !== 'string' || value === '' || placeholder === undefined) return value;
  slots.push({ placeholder, value });
  return placeholder;
}

// Escapes as structured data does.
export function escapeJson(text: string): string {
  return JSON.stringify(text)
    .slice(1, -1)
    .replace(
      /[<>&\u2028\u2029]/g,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
}

/** Appends the slots of other forms; length and order are the same for every brand of a shape. */
export function withOtherForms(slots: readonly Slot[]): Slot[] {
  const derived = otherForms.flatMap(({ of, form }) =>
    slots
      .filter(({ placeholder }) => of.test(placeholder))
      .map(({ placeholder, value }) => ({ placeholder: form(placeholder), value: form(value) })),
  );
  return [...slots, ...derived];
}

/** Replaces every free text of a brand, and returns the slots that bring the texts back. */
export function withPlaceholders(brand: BrandRecord): { brand: BrandRecord; slots: Slot[] } {
  const slots: Slot[] = [];
  return { brand: replaceTexts(brand, '', slots), slots };
}

/** Puts placeholders into a brand's legal texts, which contain its free texts. */
export function pagePlaceholders(slots: readonly Slot[]): (page: PageData) => PageData {
  // Longest first: one may hold another.
  const known = slots
    .filter(({ value }) => value.length > 3)
    .sort((a, b) => b.value.length - a.value.length)
    .map(({ placeholder, value }) => [escapeHtml(value), escapeHtml(placeholder)] as const);
  return (page) => {
    if (!page.legal) return page;
    let { html } = page.legal;
    for (const [value, placeholder] of known) html = html.replaceAll(value, placeholder);
    return { ...page, legal: { ...page.legal, html } };
  };
}
