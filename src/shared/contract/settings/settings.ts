import * as v from 'valibot';
import type { Call } from '../call.ts';
import { flag, flagOr, textOr } from '../wire.ts';
import { casinoSettings, depositSettings, sportSettings } from './settingsBetting.ts';
import { generalSettings } from './settingsGeneral.ts';
import { referSettings } from './settingsReferral.ts';
import { withdrawSettings } from './settingsWithdraw.ts';

const fixedSettings = {
  ...generalSettings,
  ...casinoSettings,
  ...sportSettings,
  ...depositSettings,
  ...withdrawSettings,
  ...referSettings,
  bonus_enabled: flagOr(true),
  // Spelled like this on the wire.
  maintence: flagOr(false),
  pixel_gtm: textOr(''),
  // HTML from the operator's editor: sanitize before showing.
  footer_disclaimer: textOr(''),
  footer_disclaimer_image: textOr(''),
  // What the operator gives away opens with the player's first approved deposit: activating and redeeming
  // bonuses, and coupons that need no deposit. Never under Brazilian law, which ties no bonus to a deposit.
  features_active_for_deposit: flagOr(false),
};

type FixedSettings = v.InferOutput<v.ObjectSchema<typeof fixedSettings, undefined>>;
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
