import * as v from 'valibot';

// A brand's four pictures, as `brands/<id>/` stores them.
export const pictureKinds = ['logo', 'logoError', 'favicon', 'share'] as const;
export const pictureKindSchema = v.picklist(pictureKinds);
export type PictureKind = v.InferOutput<typeof pictureKindSchema>;

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const slug = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Expected a slug such as "termos-de-uso"'),
);
const text = v.pipe(v.string(), v.maxLength(1_000_000));

// `Nova Sans.woff2`, `Nova Sans-700.woff2`.
const fontFile = v.pipe(v.string(), v.regex(/^[\p{L}\p{N}][\p{L}\p{N} _-]{0,60}\.woff2$/u));

// Keys of the brand's record: `['company', 'support', 'email']`. Lists are replaced whole.
const fieldPath = v.pipe(v.array(name), v.minLength(1), v.maxLength(12));

// Null for the entry itself; else the entry's own `environments.<name>`.
const environment = v.nullable(name);

/**
 * Describes one unsaved change of a brand. A token's value is CSS (`#7a3cff`, `8px`, `Sora, sans-serif`, `200ms`), an
 * alias (`{color.primary}`) or a value of the Design Tokens format.
 */
export const editSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('set-field'), path: fieldPath, environment, value: v.unknown() }),
  v.strictObject({ kind: v.literal('unset-field'), path: fieldPath, environment }),
  v.strictObject({ kind: v.literal('set-token'), token: name, value: v.unknown() }),
  v.strictObject({ kind: v.literal('unset-token'), token: name }),
  // The Markdown file with its front matter.
  v.strictObject({ kind: v.literal('set-legal'), slug, text }),
  // The inherited text is served again, if there is one.
  v.strictObject({ kind: v.literal('unset-legal'), slug }),
  v.strictObject({
    kind: v.literal('set-voice'),
    name,
    text: v.pipe(v.string(), v.minLength(1), v.maxLength(300)),
  }),
  v.strictObject({ kind: v.literal('unset-voice'), name }),
  v.strictObject({
    kind: v.literal('set-picture'),
    picture: pictureKindSchema,
    format: v.picklist(['svg', 'png']),
    // The optimized bytes, in Base64.
    content: v.pipe(v.string(), v.maxLength(1_400_000), v.base64()),
  }),
  v.strictObject({
    kind: v.literal('set-font'),
    file: fontFile,
    // CSS `font-weight` of its face.
    weights: v.pipe(v.string(), v.regex(/^\d{1,4}( \d{1,4})?$/)),
    // The reduced file, in Base64.
    content: v.pipe(v.string(), v.maxLength(400_000), v.base64()),
    // Null keeps the license of the family that is there.
    license: v.nullable(v.pipe(v.string(), v.maxLength(100_000))),
  }),
  v.strictObject({ kind: v.literal('unset-font'), file: fontFile }),
  // The names under which an imported file was mapped, for the next import.
  v.strictObject({
    kind: v.literal('set-token-map'),
    mode: v.nullable(v.string()),
    tokens: v.record(v.string(), v.string()),
  }),
]);
export type Edit = v.InferOutput<typeof editSchema>;

export const editsSchema = v.pipe(v.array(editSchema), v.maxLength(2_000));
