import * as v from 'valibot';
import { editSchema, editsSchema, pictureKindSchema } from './studioEdits.ts';

export const brandIdSchema = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,31}$/));

// Joins reasons of one refusal, each of which may hold "; " itself. A browser shows the line break as a space.
export const reasonSeparator = ';\n';

// A file as it was read: relative to the configuration, SHA-256 of its bytes, null when it does not exist.
export const fileHashSchema = v.object({ file: v.string(), hash: v.nullable(v.string()) });
export type FileHash = v.InferOutput<typeof fileHashSchema>;

// Where the studio shows the control that solves a problem.
export const controlSchema = v.nullable(
  v.variant('kind', [
    v.object({ kind: v.literal('field'), path: v.array(v.string()) }),
    v.object({ kind: v.literal('token'), token: v.string() }),
    v.object({ kind: v.literal('picture'), picture: pictureKindSchema }),
    v.object({ kind: v.literal('legal'), slug: v.string() }),
    v.object({ kind: v.literal('voice'), name: v.string() }),
    v.object({ kind: v.literal('font') }),
  ]),
);
export type Control = v.InferOutput<typeof controlSchema>;

export const problemSchema = v.object({
  severity: v.picklist(['error', 'warning']),
  // Relative to the configuration.
  file: v.string(),
  line: v.number(),
  column: v.number(),
  // Null where it belongs to no single brand.
  brand: v.nullable(v.string()),
  field: v.string(),
  found: v.string(),
  expected: v.string(),
  message: v.string(),
  suggestion: v.nullable(v.string()),
  control: controlSchema,
  // What "fix" does: an edit for the draft, and the id for the call `fix`, which writes at once.
  fix: v.nullable(
    v.object({
      id: v.string(),
      before: v.unknown(),
      after: v.unknown(),
      edit: v.nullable(editSchema),
    }),
  ),
});
export type StudioProblem = v.InferOutput<typeof problemSchema>;

export const contrastSchema = v.object({
  foreground: v.string(),
  background: v.string(),
  // Where the interface draws the pair.
  where: v.string(),
  role: v.picklist(['text', 'large', 'control']),
  ratio: v.number(),
  required: v.number(),
  passes: v.boolean(),
  // The stated token to change, and its nearest color that passes; null where none exists or none is needed.
  token: v.string(),
  nearest: v.nullable(v.string()),
});
export type ContrastRow = v.InferOutput<typeof contrastSchema>;

export const tokenSchema = v.object({
  // `color.primary`.
  token: v.string(),
  // `--color-primary`, for the bridge.
  property: v.string(),
  type: v.picklist([
    'color',
    'fontFamily',
    'fontWeight',
    'number',
    'dimension',
    'shadow',
    'duration',
    'cubicBezier',
  ]),
  // CSS with aliases resolved; null while the stated value is invalid.
  value: v.nullable(v.string()),
  // The value of the custom property, where derived tokens stay `color-mix(…)`.
  css: v.nullable(v.string()),
  origin: v.picklist(['own', 'inherited', 'derived', 'missing']),
  // `brands/default/theme.tokens.json`, or null.
  from: v.nullable(v.string()),
  // As the file states it.
  stated: v.unknown(),
  // Of a derived color.
  derived: v.nullable(v.object({ of: v.string(), with: v.string(), mix: v.number() })),
  // An own value can be removed so that the inherited one is used. Colors have to be the brand's own.
  canReset: v.boolean(),
});
export type TokenRow = v.InferOutput<typeof tokenSchema>;

export const themeSchema = v.object({
  tokens: v.array(tokenSchema),
  contrast: v.array(contrastSchema),
  // Custom properties to send to the bridge: name to value.
  properties: v.record(v.string(), v.string()),
});

export const provenanceSchema = v.object({
  source: v.picklist(['own', 'inherited', 'defaults', 'environment', 'product']),
  from: v.nullable(v.string()),
  environment: v.nullable(v.string()),
  off: v.boolean(),
  // Names of variables that fill the value in. Their values are hidden.
  variables: v.array(v.string()),
  // `inherited from gingaro`.
  text: v.string(),
});
export type StudioProvenance = v.InferOutput<typeof provenanceSchema>;

// Hides values that come from variables of the process or of `.env` files: they read "•••".
export const settingsSchema = v.object({
  environment: v.string(),
  // The resolved record; null while it is invalid.
  record: v.nullable(v.record(v.string(), v.unknown())),
  // By dotted field.
  provenance: v.record(v.string(), provenanceSchema),
});

export const pictureSchema = v.object({
  picture: pictureKindSchema,
  // `logo.svg`; null when there is none.
  file: v.nullable(v.string()),
  width: v.number(),
  height: v.number(),
  bytes: v.number(),
  budgetBytes: v.number(),
  // A data URL; null when there is no readable picture.
  source: v.nullable(v.string()),
});

// A file of a brand's own font.
export const fontSchema = v.object({
  // `Nova Sans-700.woff2`.
  file: v.string(),
  family: v.string(),
  // CSS `font-weight` of its face.
  weights: v.string(),
  // In the artifact.
  bytes: v.number(),
  // Reduced, in Base64.
  content: v.string(),
  // File name of the license.
  license: v.string(),
});
export type FontRow = v.InferOutput<typeof fontSchema>;

// What the artifact ships, drawn from the brand's pictures.
export const shippedPictureSchema = v.object({
  name: v.picklist(['favicon.ico', 'icon-192', 'icon-512', 'maskable', 'touch', 'share', 'logo-error']),
  width: v.number(),
  height: v.number(),
  bytes: v.number(),
  source: v.string(),
});

export const legalSchema = v.object({
  slug: v.string(),
  title: v.string(),
  updated: v.string(),
  origin: v.picklist(['own', 'inherited']),
  // Relative to the configuration.
  file: v.string(),
  // The Markdown file.
  text: v.string(),
  // Safe HTML with the company's fields filled in; null while the record or the text is invalid.
  html: v.nullable(v.string()),
  mandatory: v.boolean(),
});

export const voiceSchema = v.object({
  name: v.string(),
  // Where the product says it, in English.
  where: v.string(),
  // The product's own words.
  standard: v.string(),
  // The brand's words, or null.
  own: v.nullable(v.string()),
  longest: v.number(),
});

export const siteSchema = v.object({
  url: v.string(),
  state: v.picklist(['building', 'ready', 'failed']),
  // Why it failed.
  message: v.nullable(v.string()),
  // Changes with each new version of the site; a frame reloads when it does.
  version: v.string(),
});

export const brandSummarySchema = v.object({
  id: v.string(),
  name: v.string(),
  layout: v.nullable(v.string()),
  extends: v.nullable(v.string()),
  jurisdiction: v.nullable(v.string()),
  site: siteSchema,
  errors: v.number(),
  warnings: v.number(),
  // The pair nearest to its limit.
  closestContrast: v.nullable(v.object({ ratio: v.number(), required: v.number() })),
  // Of theme, pictures, fonts and legal texts.
  bytes: v.number(),
  // Compared with the main branch; null where there is no repository.
  changed: v.nullable(v.boolean()),
  logo: v.nullable(v.string()),
  // Hex values of a few color tokens by name: `background`, `surface`, `text`, `primary`, `on-primary`, `secondary`.
  colors: v.record(v.string(), v.string()),
});
export type BrandSummary = v.InferOutput<typeof brandSummarySchema>;

const change = { before: v.nullable(v.unknown()), after: v.nullable(v.unknown()) };

export const differenceSchema = v.object({
  before: v.string(),
  after: v.string(),
  fields: v.array(v.object({ field: v.string(), ...change })),
  tokens: v.array(v.object({ token: v.string(), ...change })),
  pictures: v.array(v.object({ picture: pictureKindSchema, ...change })),
  fonts: v.array(v.object({ font: v.string(), ...change })),
  voice: v.array(v.object({ line: v.string(), ...change })),
  legal: v.array(v.object({ page: v.string(), change: v.picklist(['added', 'removed', 'changed']) })),
  contrast: v.array(
    v.object({
      foreground: v.string(),
      background: v.string(),
      where: v.string(),
      required: v.number(),
      before: v.number(),
      after: v.number(),
    }),
  ),
  sizes: v.array(v.object({ part: v.string(), before: v.number(), after: v.number() })),
});

export const tokenProposalSchema = v.object({
  format: v.string(),
  modes: v.array(v.string()),
  mode: v.nullable(v.string()),
  // Token of the theme to token of the file.
  tokens: v.record(v.string(), v.string()),
  // Every token of the file in that mode, to choose from.
  available: v.array(v.string()),
  changes: v.array(
    v.object({
      token: v.string(),
      from: v.string(),
      before: v.nullable(v.string()),
      after: v.nullable(v.string()),
    }),
  ),
  // Colors of the theme that the file has no value for.
  unmapped: v.array(v.string()),
  // True when `brands/<id>/tokens.map.json` supplied the mapping.
  known: v.boolean(),
  // To put into the draft when the brand manager agrees.
  edits: editsSchema,
});
