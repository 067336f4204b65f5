import * as v from 'valibot';
import type { Call } from '../call.ts';
import { menuSchema } from '../content/menu.ts';
import { centsOr, flag, flagOr, textOr, wholeOr } from '../wire.ts';
import { defaultSettings } from './defaultSettings.ts';

// All other numbers are cents.
const counts = new Set<string>([
  'sport_multiple',
  'deposit_rollover',
  'deposit_popup_timer',
  'withdraw_daily_count',
  'withdraw_daily_request',
  'withdraw_affiliate_days',
  'withdraw_limit_variation',
] satisfies (keyof typeof defaultSettings)[]);

function schemaOf(key: string, fallback: unknown): v.GenericSchema {
  if (typeof fallback === 'boolean') return flagOr(fallback);
  if (typeof fallback === 'number') return counts.has(key) ? wholeOr(fallback) : centsOr(fallback);
  return textOr(String(fallback));
}

const menu = v.nullish(menuSchema, () => []);

const popupValues = v.pipe(
  v.union([
    v.pipe(
      v.string(),
      v.transform((list) => list.split(',').map((value) => Number(value.trim()))),
    ),
    v.array(v.pipe(v.union([v.number(), v.string()]), v.transform(Number))),
  ]),
  v.transform((values) => values.filter((value) => Number.isInteger(value) && value > 0)),
);

// The type of a default is the setting's; only lists have a schema of their own.
const fixedSettings: v.ObjectEntries = {
  ...Object.fromEntries(Object.entries(defaultSettings).map(([key, value]) => [key, schemaOf(key, value)])),
  general_menu_site: menu,
  general_menu_start: menu,
  general_menu_mobile: menu,
  general_dynamic_buttons: menu,
  deposit_popup_values: v.nullish(popupValues, () => [10, 20, 30]),
};

type FixedSettings = typeof defaultSettings;
type OpenSettings = { [key: `colors_${string}`]: string } & { [key: `cometa_${string}`]: boolean };

const isColour = (key: string): key is `colors_${string}` => key.startsWith('colors_');
const isCometa = (key: string): key is `cometa_${string}` => key.startsWith('cometa_');

// `colors_*` and `cometa_*` are open families: any suffix, color texts and flags.
function openSettings(all: object): OpenSettings {
  const open: OpenSettings = {};
  for (const [key, value] of Object.entries(all)) {
    if (isColour(key) && typeof value === 'string') open[key] = value;
    if (isCometa(key) && v.is(flag, value)) open[key] = v.parse(flag, value);
  }
  return open;
}

// Not an intersection of two schemas: valibot's weighs more than all of this, in every first visit.
export const settingsSchema = v.pipe(
  v.looseObject(fixedSettings),
  v.transform((all): FixedSettings & OpenSettings => {
    const known = Object.entries(all).filter(([key]) => Object.hasOwn(fixedSettings, key));
    return { ...(Object.fromEntries(known) as FixedSettings), ...openSettings(all) };
  }),
);
export type Settings = v.InferOutput<typeof settingsSchema>;

/**
 * Reads settings key by key: an invalid one keeps its default and is named in `ignored`; throws unless the
 * response is an object.
 */
export function readSettings(response: unknown): { settings: Settings; ignored: string[] } {
  const whole = v.safeParse(settingsSchema, response);
  if (whole.success) return { settings: whole.output, ignored: [] };
  const ignored = [...new Set(whole.issues.flatMap((issue) => rootKey(issue)))];
  const rest = v.parse(v.record(v.string(), v.unknown()), response);
  return {
    settings: v.parse(
      settingsSchema,
      Object.fromEntries(Object.entries(rest).filter(([key]) => !ignored.includes(key))),
    ),
    ignored,
  };
}

function rootKey(issue: v.BaseIssue<unknown>): string[] {
  const key = issue.path?.[0]?.key;
  return typeof key === 'string' ? [key] : [];
}

export const getSettingsCall = {
  method: 'GET',
  path: '/v2/settings/',
  description: "The site's settings; a missing key is its default.",
  response: settingsSchema,
} as const satisfies Call;
