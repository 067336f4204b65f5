import * as v from 'valibot';
import type { StudioInput } from '../../../scripts/studio/studioApi.ts';

const text = v.optional(v.string(), '');

const valuesSchema = v.object({
  name: text,
  id: text,
  layout: v.optional(v.picklist(['default', 'blaze', 'orange']), 'default'),
  start: v.optional(v.picklist(['color', 'logo', 'brand']), 'color'),
  color: v.optional(v.string(), '#1f6feb'),
  logo: v.optional(v.object({ name: v.string(), content: v.string() })),
  // Instead of the most drawn color of the logo.
  logoColor: text,
  from: text,
  bodyFont: text,
  displayFont: text,
  jurisdiction: v.optional(v.picklist(['none', 'br']), 'none'),
  legalName: text,
  document: text,
  address: text,
  supportPhone: text,
  supportEmail: text,
  authorizationNumber: text,
  authorizationDate: text,
  ombudsmanPhone: text,
  ombudsmanEmail: text,
  origin: text,
  domains: text,
});
export type NewBrandValues = v.InferOutput<typeof valuesSchema>;

const key = 'bandeira-studio-new-brand';

/** Reads what was typed before a reload. */
export function storedValues(storage: Storage): NewBrandValues {
  const empty = v.parse(valuesSchema, {});
  try {
    const read = v.safeParse(valuesSchema, JSON.parse(storage.getItem(key) ?? '{}'));
    return read.success ? read.output : empty;
  } catch {
    return empty;
  }
}

export function storeValues(storage: Storage, values: NewBrandValues | undefined): void {
  try {
    if (values) storage.setItem(key, JSON.stringify(values));
    else storage.removeItem(key);
  } catch {
    // A logo may be too large for the storage; the form itself still has it.
  }
}

type Input = StudioInput<'create'>;

/** Names the choice of the start that nothing was chosen for. */
export function missingStart({ start, logo, from }: NewBrandValues): 'logo' | 'brand' | undefined {
  if (start === 'logo' && !logo) return 'logo';
  return start === 'brand' && from.trim() === '' ? 'brand' : undefined;
}

export type PaletteValues = Pick<NewBrandValues, 'start' | 'color' | 'logo' | 'logoColor'>;

export function paletteOf({ start, color, logo, logoColor }: PaletteValues): Input['palette'] {
  if (start === 'color') return { kind: 'color', color };
  if (start !== 'logo' || !logo) return null;
  return { kind: 'logo', file: logo, color: logoColor === '' ? undefined : logoColor };
}

const orNull = (value: string): string | null => (value.trim() === '' ? null : value.trim());

function filled(fields: Readonly<Record<string, string>>): Record<string, string> | undefined {
  const entries = Object.entries(fields).flatMap(([name, value]) => {
    const typed = orNull(value);
    return typed === null ? [] : [[name, typed] as const];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

// Only what was typed and is on the screen; the server fills the rest with an example.
function companyOf(values: NewBrandValues): Input['company'] {
  const { legalName, document, address, jurisdiction } = values;
  const isLawful = jurisdiction === 'br';
  const groups = {
    support: filled({ phone: values.supportPhone, email: values.supportEmail }),
    authorization: isLawful
      ? filled({ number: values.authorizationNumber, date: values.authorizationDate })
      : undefined,
    ombudsman: isLawful ? filled({ phone: values.ombudsmanPhone, email: values.ombudsmanEmail }) : undefined,
  };
  const stated = Object.entries(groups).filter(([, fields]) => fields !== undefined);
  const company = { ...filled({ legalName, document, address }), ...Object.fromEntries(stated) };
  return Object.keys(company).length === 0 ? null : company;
}

/** Makes the request; the server refuses what is wrong and writes nothing then. */
export function createInput(values: NewBrandValues): Input {
  return {
    name: values.name.trim(),
    id: values.id.trim(),
    layout: values.layout,
    from: values.start === 'brand' ? orNull(values.from) : null,
    palette: paletteOf(values),
    fonts: { body: orNull(values.bodyFont), display: orNull(values.displayFont) },
    company: companyOf(values),
    origin: orNull(values.origin),
    domains: values.domains.split(/[\s,]+/).filter((domain) => domain !== ''),
    jurisdiction: values.jurisdiction,
  };
}
