import * as v from 'valibot';
import { brandIdSchema } from './studioModels.ts';

const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest));

// A file from the browser. Pictures and exports are sent in Base64.
export const uploadSchema = v.strictObject({
  name: text(200),
  content: v.pipe(v.string(), v.maxLength(28_000_000), v.base64()),
});

export const paletteSourceSchema = v.variant('kind', [
  // Any CSS color.
  v.strictObject({ kind: v.literal('color'), color: text(200) }),
  // Around the most drawn colorful color of the logo, or the one that was chosen instead.
  v.strictObject({ kind: v.literal('logo'), file: uploadSchema, color: v.optional(text(200)) }),
]);

export const newBrandSchema = v.strictObject({
  name: text(100),
  id: text(100),
  layout: v.nullable(text(20)),
  // A brand to extend.
  from: v.nullable(brandIdSchema),
  // Null: the theme of `from`, or a color made from the id.
  palette: v.nullable(paletteSourceSchema),
  // Families of the catalog, or null for those of the product.
  fonts: v.strictObject({ body: v.nullable(text(100)), display: v.nullable(text(100)) }),
  // The known parts of the field `company`; examples to replace later fill the rest.
  company: v.nullable(v.record(v.string(), v.unknown())),
  // `https://aurora.bet.br`; null for an example.
  origin: v.nullable(text(300)),
  domains: v.array(text(300)),
  jurisdiction: v.picklist(['none', 'br']),
});
