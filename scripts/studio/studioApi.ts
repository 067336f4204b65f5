import * as v from 'valibot';
import { editsSchema, pictureKindSchema } from './studioEdits.ts';
import {
  brandIdSchema,
  brandSummarySchema,
  contrastSchema,
  differenceSchema,
  fileHashSchema,
  fontSchema,
  legalSchema,
  pictureSchema,
  problemSchema,
  settingsSchema,
  shippedPictureSchema,
  siteSchema,
  themeSchema,
  tokenProposalSchema,
  voiceSchema,
} from './studioModels.ts';
import { newBrandSchema, paletteSourceSchema, uploadSchema } from './studioNewBrand.ts';

// Every call is `POST /api/<name>` with a JSON body and the token of this start in a header.
export const tokenHeader = 'X-Studio-Token';
// The token comes in the fragment of the printed URL: `http://localhost:4100/#token=…`.
export const tokenParameter = 'token';

const call = <I extends v.GenericSchema, O extends v.GenericSchema>(input: I, output: O) => ({
  input,
  output,
});

const nothing = v.strictObject({});
const brand = brandIdSchema;
const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest));

const checkResult = v.object({ problems: v.array(problemSchema) });

const written = v.object({
  // Relative to the configuration, with their new hashes.
  files: v.array(fileHashSchema),
});

export const playerStates = ['guest', 'new', 'verified', 'face', 'kyc', 'excluded'] as const;
export const dataStates = ['ready', 'loading', 'empty', 'failed'] as const;

/** Lists the calls of the studio by name, with the schemas of what they take and return. */
export const studioCalls = {
  // What the studio can work with.
  project: call(
    nothing,
    v.object({
      brands: v.array(brandSummarySchema),
      // Problems of no single brand.
      problems: v.array(problemSchema),
      environments: v.array(v.string()),
      layouts: v.array(v.string()),
      // Families that the product ships.
      fonts: v.array(v.string()),
      // Pages of the picker; `{}` paths of off features are left out per brand by the call `brand`.
      pages: v.array(v.object({ id: v.string(), title: v.string(), path: v.string() })),
      // The branch to compare with; null without a repository.
      main: v.nullable(v.string()),
      // Changes when a file of the configuration or of a package changes on disk.
      revision: v.string(),
    }),
  ),
  // The revision of `project` and the state of every site, cheap enough to ask every second.
  state: call(nothing, v.object({ revision: v.string(), sites: v.record(v.string(), siteSchema) })),
  brand: call(
    v.strictObject({ brand, environment: text(60) }),
    v.object({
      id: v.string(),
      name: v.string(),
      // Every file that a save of this brand may touch.
      files: v.array(fileHashSchema),
      // The entry as the configuration states it.
      entry: v.record(v.string(), v.unknown()),
      // The theme package of another brand, whose tokens, pictures and texts cannot be edited here; null for its own.
      readOnlyTheme: v.nullable(v.string()),
      settings: settingsSchema,
      theme: themeSchema,
      pictures: v.array(pictureSchema),
      // Of its package; those with problems are left out.
      fonts: v.array(fontSchema),
      legal: v.array(legalSchema),
      // Slugs that the jurisdiction demands.
      mandatoryLegal: v.array(v.string()),
      voice: v.array(voiceSchema),
      // Pages that this brand offers; ids and paths as in `project`.
      pages: v.array(v.object({ id: v.string(), title: v.string(), path: v.string() })),
      site: siteSchema,
      problems: v.array(problemSchema),
    }),
  ),
  // The theme with unsaved edits, within milliseconds: for contrast while a color is dragged.
  theme: call(
    v.strictObject({ brand, edits: editsSchema }),
    v.object({ theme: themeSchema, problems: v.array(problemSchema) }),
  ),
  // Everything that `check` would say, with unsaved edits; writes nothing.
  check: call(v.strictObject({ brand, edits: editsSchema }), checkResult),
  save: call(
    v.strictObject({ brand, edits: editsSchema, files: v.array(fileHashSchema) }),
    v.variant('result', [
      v.object({ result: v.literal('saved'), ...written.entries }),
      // Nothing was written. `files` names those that differ from what was read, `now` has the hashes of all.
      v.object({
        result: v.literal('changed-on-disk'),
        files: v.array(v.string()),
        now: v.array(fileHashSchema),
      }),
      // Nothing was written. Only with problems that the brand did not have before.
      v.object({ result: v.literal('refused'), problems: v.array(problemSchema) }),
    ]),
  ),
  // Asks whether an id, a color, a CNPJ or a host can be used, as the create form is typed in.
  checkNew: call(
    v.strictObject({
      name: v.optional(text(100)),
      id: v.optional(text(100)),
      document: v.optional(text(40)),
    }),
    v.object({
      // Made from the name; null when no id can be made from it.
      proposedId: v.nullable(v.string()),
      // Why it cannot be used, or null.
      id: v.nullable(v.string()),
      document: v.nullable(v.string()),
    }),
  ),
  // A palette in which every pair passes.
  palette: call(
    v.strictObject({ source: paletteSourceSchema }),
    v.variant('result', [
      v.object({
        result: v.literal('made'),
        // The color it is made around.
        color: v.string(),
        // Stated color tokens by name: `background` to `#rrggbb`.
        tokens: v.record(v.string(), v.string()),
        contrast: v.array(contrastSchema),
        // Further colors of the logo, to choose from.
        candidates: v.array(v.string()),
      }),
      // `picture`: the logo cannot be used. `color`: another color has to be chosen.
      v.object({
        result: v.literal('refused'),
        what: v.picklist(['picture', 'color']),
        message: v.string(),
      }),
    ]),
  ),
  create: call(
    newBrandSchema,
    v.variant('result', [
      v.object({ result: v.literal('created'), brand: v.string(), notes: v.array(v.string()) }),
      v.object({ result: v.literal('refused'), message: v.string(), problems: v.array(problemSchema) }),
    ]),
  ),
  // Reads an export of a design tool; writes nothing. Ask again with another mode or mapping.
  importTokens: call(
    v.strictObject({
      brand,
      file: uploadSchema,
      // Unsaved edits that the changes are compared with.
      edits: editsSchema,
      mode: v.optional(v.nullable(v.string())),
      tokens: v.optional(v.record(v.string(), v.string())),
    }),
    v.object({ proposal: v.nullable(tokenProposalSchema), problems: v.array(problemSchema) }),
  ),
  // Checks and optimizes a picture; writes nothing. `square` makes the icons, and only those.
  picture: call(
    v.strictObject({
      brand,
      picture: v.picklist([...pictureKindSchema.options, 'square']),
      file: uploadSchema,
      edits: editsSchema,
    }),
    v.object({
      // To put into the draft; empty when the picture is refused.
      edits: editsSchema,
      problems: v.array(problemSchema),
      // What was done to it: "1,2 kB smaller", "text turned into paths". In English.
      notes: v.array(v.string()),
      // Null when it is refused.
      preview: v.nullable(pictureSchema),
    }),
  ),
  // Checks, converts and reduces fonts that come with their license; writes nothing.
  font: call(
    v.strictObject({ brand, files: v.pipe(v.array(uploadSchema), v.maxLength(20)), edits: editsSchema }),
    v.object({
      // To put into the draft; empty when the fonts are refused.
      edits: editsSchema,
      problems: v.array(problemSchema),
      // What was done to them, in English.
      notes: v.array(v.string()),
    }),
  ),
  // Icons, share picture and error logo as they will ship, with unsaved edits.
  shippedPictures: call(
    v.strictObject({ brand, edits: editsSchema }),
    v.object({ pictures: v.array(shippedPictureSchema) }),
  ),
  // A legal page as the site will show it.
  legalPreview: call(
    v.strictObject({ brand, slug: text(100), text: text(1_000_000), edits: editsSchema }),
    v.object({ html: v.nullable(v.string()), title: v.string(), problems: v.array(problemSchema) }),
  ),
  // Compares the files with unsaved edits (`saved`), the main branch or the last build with the brand as it is now.
  diff: call(
    v.strictObject({ brand, since: v.picklist(['saved', 'main', 'build']), edits: editsSchema }),
    v.object({ difference: v.nullable(differenceSchema), message: v.nullable(v.string()) }),
  ),
  // What is to be shipped since the main branch.
  ship: call(
    nothing,
    v.object({
      since: v.nullable(v.string()),
      // Changed files, from the top of the repository.
      files: v.array(v.string()),
      affected: v.array(v.object({ id: v.string(), reasons: v.array(v.string()) })),
      removed: v.array(v.string()),
      commitMessage: v.string(),
      // Commands to run next; the studio commits and pushes nothing.
      commands: v.array(v.string()),
      // Why there is nothing to compare with.
      message: v.nullable(v.string()),
    }),
  ),
  // Applies fixes of saved problems by id, and writes them.
  fix: call(
    v.strictObject({ brand, ids: v.array(text(64)), files: v.array(fileHashSchema) }),
    v.variant('result', [
      v.object({ result: v.literal('saved'), applied: v.number(), ...written.entries }),
      v.object({ result: v.literal('changed-on-disk'), files: v.array(v.string()) }),
    ]),
  ),
  // Prepares the sandbox for a frame. `url` logs the player in (or out) and leads to `path`.
  preview: call(
    v.strictObject({
      brand,
      path: text(500),
      player: v.picklist(playerStates),
      data: v.picklist(dataStates),
    }),
    v.object({ url: v.string() }),
  ),
} as const;

export type StudioCall = keyof typeof studioCalls;
export type StudioInput<C extends StudioCall> = v.InferInput<(typeof studioCalls)[C]['input']>;
export type StudioOutput<C extends StudioCall> = v.InferOutput<(typeof studioCalls)[C]['output']>;

// The body of every response that is not 200. `reason` is for code, `message` for people, in English.
export const studioErrorSchema = v.object({
  reason: v.picklist(['token', 'origin', 'host', 'input', 'too-large', 'unknown', 'failed']),
  message: v.string(),
});
export type StudioError = v.InferOutput<typeof studioErrorSchema>;
