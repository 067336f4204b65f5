import * as v from 'valibot';
import { routeIds } from '../paths/routeTable.ts';
import { featureNames, homeNames, jurisdictions, layoutNames, shapeNames } from './brandNames.ts';
import * as field from './fieldFormats.ts';

const about = <TSchema extends v.GenericSchema>(schema: TSchema, description: string) =>
  v.pipe(schema, v.description(description));

const contact = v.strictObject({ phone: field.phone, email: field.email });

const company = v.strictObject({
  legalName: about(field.text, 'Registered name (razão social)'),
  tradeName: about(field.text, 'Trade name (nome fantasia)'),
  document: about(field.cnpj, 'CNPJ, numeric or alphanumeric; its check digits are verified'),
  address: field.text,
  authorization: about(
    v.nullable(v.strictObject({ number: field.text, date: field.isoDate })),
    'Number and date of the authorisation to operate; null for a brand without one',
  ),
  support: about(contact, 'Customer service (SAC)'),
  ombudsman: about(v.nullable(contact), 'Ouvidoria; null for a brand without one'),
});

const api = v.strictObject({
  origin: about(field.origin, 'Origin of the operator API'),
  hosts: about(
    v.nullish(v.array(field.hostname)),
    "All API hosts that select this brand's error page; the host of `origin` when absent",
  ),
});

const routeRule = v.strictObject({
  layout: about(v.nullish(v.picklist(layoutNames)), 'Layout of this route alone'),
  redirect: about(v.nullish(field.sitePath), 'Path of the same site that this route leads to'),
  enabled: about(v.nullish(v.boolean()), 'false makes the route a 404 page'),
});

const realtime = v.strictObject({
  key: about(field.text, 'Pusher app key'),
  cluster: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'a Pusher cluster, such as "mt1"')), 'mt1'),
  host: about(v.nullish(field.hostname), 'Host of a server that speaks the Pusher protocol'),
  port: v.nullish(field.port),
  tls: v.optional(v.boolean(), true),
});

const monitoring = v.strictObject({
  applicationId: field.text,
  clientToken: field.text,
  site: about(field.hostname, 'Datadog site, such as "datadoghq.com"'),
  env: field.text,
  service: field.text,
  sessionSampleRate: about(field.percent, 'Percent of sessions, 0 to 100'),
  sessionReplaySampleRate: about(field.percent, 'Percent of sessions, 0 to 100'),
  defaultPrivacyLevel: v.picklist(['mask', 'mask-user-input', 'allow']),
});

const partner = {
  script: field.webUrl,
  integrity: about(
    v.nullish(field.integrity),
    'Hash of the script, where its vendor versions it: no other version runs',
  ),
};

const security = v.strictObject({
  reports: about(
    v.nullish(field.webUrl),
    'Where browsers send violations of the content security policy; nowhere when absent',
  ),
  trustedTypes: about(
    v.nullish(v.picklist(['enforce', 'report'])),
    'Whether Trusted Types are enforced or only reported; when absent, enforced unless a vendor in the record is known to fail then',
  ),
  contact: about(
    v.nullish(field.contactUrl),
    'Contact in /.well-known/security.txt; the e-mail address of company.support when absent, null: no such file',
  ),
});

const apps = v.strictObject({
  android: about(
    v.nullish(
      v.strictObject({
        package: field.androidPackage,
        fingerprints: about(
          v.pipe(v.array(field.certificateFingerprint), v.minLength(1, 'at least one certificate')),
          'Certificates that sign the app',
        ),
      }),
    ),
    'Android app that opens links of this site, for /.well-known/assetlinks.json; null: no such file',
  ),
  ios: about(
    v.nullish(v.pipe(v.array(field.iosAppId), v.minLength(1, 'at least one app'))),
    'iOS apps that open links of this site, for /.well-known/apple-app-site-association; null: no such file',
  ),
});

const budgets = v.record(v.picklist(routeIds), v.nullable(field.kilobytes));

export const rulesSchema = v.strictObject({
  pace: about(
    v.nullish(field.isoDate),
    'First day on which nothing plays by itself and 5 seconds pass between stakes; never when absent',
  ),
  benefits: about(
    v.nullish(field.isoDate),
    'First day on which accounts of persons who receive a social benefit close; they stay open when absent',
  ),
  terms: about(
    v.nullish(field.isoDate),
    'First day on which new terms of use are accepted before the next stake; always when absent, never when null',
  ),
  operatorWide: about(
    v.nullish(field.isoDate),
    'First day on which limits, pauses and exclusions count over the brands of the company; always when absent, never when null',
  ),
  authorizationDate: about(
    v.nullish(field.isoDate),
    'First day on which an authorization with a future date is refused; always when absent, never when null',
  ),
  legalPages: about(
    v.nullish(field.isoDate),
    'First day on which the mandatory legal pages are required; always when absent, never when null',
  ),
});

const shapes = v.strictObject({
  bar: about(
    v.nullish(v.picklist(shapeNames.bar)),
    'Bar at the bottom of phones, and the menus above and beside pages',
  ),
  titles: about(v.nullish(v.picklist(shapeNames.titles)), 'Titles of pages and dialogs'),
  tabs: about(v.nullish(v.picklist(shapeNames.tabs)), 'Rows of tabs, categories and pages'),
  lists: about(v.nullish(v.picklist(shapeNames.lists)), 'Head, pages, figures and cards of the account'),
  covers: about(v.nullish(v.picklist(shapeNames.covers)), 'Covers of games and their captions'),
  icons: about(v.nullish(v.picklist(shapeNames.icons)), 'Strokes of icons'),
  games: about(
    v.nullish(v.picklist(shapeNames.games)),
    'Board of Mines, wheel of Double and what is around them',
  ),
});

const feature = v.optional(v.boolean(), true);
const features = v.strictObject(v.entriesFromList(featureNames, feature));

// Every field that may be inherited, in the order in which people read an entry.
export const settingsFields = {
  name: about(field.text, 'Shown to people'),
  company: about(company, 'The operator, for the footer and the legal pages'),
  jurisdiction: about(
    v.picklist(jurisdictions),
    '"br" switches on what Brazilian law asks of licensed brands, and requires every field it puts on the screen',
  ),
  origin: about(field.origin, 'Canonical address of the brand'),
  domains: about(v.nullish(v.array(field.hostname)), 'Further host names the brand answers on'),
  api: about(api, 'Operator API'),
  cdn: about(field.baseUrl, 'Base of image addresses: {cdn}/{image id}/banDesktop'),
  layout: about(v.picklist(layoutNames), 'Base layout'),
  home: about(v.nullish(v.picklist(homeNames)), 'Arrangement of home; that of the layout when absent'),
  shapes: about(v.optional(shapes, {}), 'Forms of what every page shares; the plain form when absent'),
  routes: about(
    v.nullish(v.record(v.picklist(routeIds), v.nullable(routeRule))),
    'Rules for single routes, by route id; null drops an inherited rule',
  ),
  realtime: about(v.nullable(realtime), 'Pusher Channels or a server that speaks its protocol; null: none'),
  monitoring: about(v.nullable(monitoring), 'Datadog RUM; null: none'),
  verification: about(
    v.nullable(v.strictObject({ ...partner, token: field.text })),
    'Identity provider; null: none',
  ),
  sportsbook: about(
    v.nullable(v.strictObject({ ...partner, integration: field.text })),
    'Sportsbook widget; null: none',
  ),
  gameLauncher: about(v.nullable(v.strictObject(partner)), 'External game launcher; null: none'),
  chat: about(v.nullable(v.strictObject(partner)), 'Live chat; null: none'),
  tags: about(
    v.nullable(v.strictObject({ key: field.text, script: field.baseUrl })),
    'Key of the pixel list and origin of the tag-manager scripts; null: none',
  ),
  icons: about(v.nullable(field.webUrl), 'Icon service; null: none'),
  features: about(v.optional(features, {}), 'What the brand offers; a feature is on unless it says false'),
  security: about(v.optional(security, {}), 'What the server says to browsers about attacks'),
  apps: about(v.optional(apps, {}), 'Apps of the brand that open its links'),
  budgets: about(
    v.optional(budgets, {}),
    "Most JavaScript that a page's first load may fetch, in kB gzip by route id; null or absent: the product's budget",
  ),
  rules: about(
    v.optional(rulesSchema, {}),
    'Days from which announced or uncertain rules of Brazilian law hold',
  ),
};

const themeDir = about(
  v.pipe(v.string(), v.minLength(1, 'a folder below the folder of this file')),
  'Theme package, a folder relative to this file; brands/<id> when absent',
);

/** Validates a brand after everything is merged: nothing may be missing any more. */
export const settingsSchema = v.strictObject(settingsFields);

// `defaults` and each of `environments`: any field, each complete or incomplete.
export const layerSchema = v.strictObject({ ...settingsFields, theme: v.optional(themeDir) });

export const brandIdSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]{1,31}$/, '2 to 32 of a-z, 0-9 and -, beginning with a letter'),
);

// Also a part of file names (`.env.<name>`).
const environmentNameSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]*$/, 'an environment name of a-z, 0-9 and -, beginning with a letter'),
);

const environments = v.optional(v.record(environmentNameSchema, layerSchema));

const entrySchema = v.strictObject({
  id: about(brandIdSchema, 'Folder, artifact and cookie prefix; unique'),
  ...settingsFields,
  extends: about(v.optional(brandIdSchema), 'Id of the brand to inherit from'),
  theme: v.optional(themeDir),
  environments: about(environments, 'What this brand changes in one environment'),
});

export const configSchema = v.strictObject({
  $schema: v.optional(v.string()),
  defaults: about(v.optional(layerSchema), 'What holds for every brand that says nothing else'),
  environments: about(environments, 'What holds for every brand in one environment'),
  brands: v.pipe(v.array(entrySchema), v.minLength(1, 'at least one brand')),
});
