import * as v from 'valibot';
import { type Settings, settingsSchema } from '../../src/shared/contract/settings/settings.ts';
import type { SandboxControl } from '../switches.ts';

const tenant = v.pipe(v.string(), v.nonEmpty());
const user = v.pipe(v.string(), v.nonEmpty());
const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(100_000_000));
const wholeFrom = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

const callErrorSchema = v.object({
  tenant,
  pattern: v.pipe(
    v.string(),
    v.regex(/^(\*|[A-Z]+) (\*|\/\S*)$/, 'Expected a method and a path, such as GET /v2/banners'),
  ),
  status: v.optional(wholeFrom(200, 599)),
  delayMs: v.optional(wholeFrom(0, 600_000)),
  body: v.optional(v.picklist(['html', 'garbage', 'empty'])),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});

const playerSchema = v.object({
  tenant,
  balanceCents: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(100_000_000)),
  identity: v.optional(v.picklist(['approved', 'pending_face_id', 'pending_kyc'])),
  invitedBy: v.optional(v.string()),
  termsVersion: v.optional(v.string()),
});

// The result is the call's response; undefined becomes `{ "done": true }`.
type Switch = (control: SandboxControl, body: unknown) => Promise<unknown> | unknown;

const taking =
  <S extends v.GenericSchema>(
    schema: S,
    act: (control: SandboxControl, input: v.InferOutput<S>) => Promise<unknown> | unknown,
  ): Switch =>
  (control, body) =>
    act(control, v.parse(schema, body));

const ofPlayer = v.object({ tenant, user });
const ofVersion = v.object({ tenant, version: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) });
const money = v.object({ tenant, user, amountCents: cents });

// `POST /control/<name>`.
export const switchCalls: Readonly<Record<string, Switch>> = {
  player: taking(playerSchema, (control, { tenant: id, ...request }) => control.createPlayer(id, request)),
  credit: taking(money, (control, at) => control.credit(at.tenant, at.user, at.amountCents)),
  'grant-bonus': taking(money, (control, at) => control.grantBonus(at.tenant, at.user, at.amountCents)),
  'fulfil-bonus': taking(ofPlayer, (control, at) => control.fulfilBonus(at.tenant, at.user)),
  'pay-deposit': taking(
    v.object({ tenant, depositId: v.pipe(v.string(), v.nonEmpty()), payer: v.optional(v.string()) }),
    (control, at) => control.payDeposit(at.tenant, at.depositId, at.payer),
  ),
  'auto-pay': taking(
    v.object({
      tenant,
      delayMs: v.nullable(wholeFrom(0, 600_000)),
    }),
    (control, at) => control.autoPay(at.tenant, at.delayMs),
  ),
  'settle-withdrawal': taking(
    v.object({
      tenant,
      withdrawalId: v.pipe(v.string(), v.nonEmpty()),
      ending: v.picklist(['approved', 'refused']),
    }),
    (control, at) => control.settleWithdrawal(at.tenant, at.withdrawalId, at.ending),
  ),
  'fill-statement': taking(
    v.object({
      ...ofPlayer.entries,
      lines: wholeFrom(1, 20_000),
    }),
    (control, at) => control.fillStatement(at.tenant, at.user, at.lines),
  ),
  'expire-tokens': taking(ofPlayer, (control, at) => control.expireTokens(at.tenant, at.user)),
  'forget-devices': taking(ofPlayer, (control, at) => control.forgetDevices(at.tenant, at.user)),
  idle: taking(
    v.object({
      ...ofPlayer.entries,
      minutes: wholeFrom(0, 1440),
    }),
    (control, at) => control.idle(at.tenant, at.user, at.minutes),
  ),
  'age-limits': taking(
    v.object({
      ...ofPlayer.entries,
      hours: wholeFrom(0, 1_000),
    }),
    (control, at) => control.ageLimits(at.tenant, at.user, at.hours),
  ),
  locate: taking(v.object({ ...ofPlayer.entries, located: v.boolean() }), (control, at) =>
    control.locate(at.tenant, at.user, at.located),
  ),
  'flag-vpn': taking(v.object({ ...ofPlayer.entries, flagged: v.boolean() }), (control, at) =>
    control.flagVpn(at.tenant, at.user, at.flagged),
  ),
  identity: taking(
    v.object({ ...ofPlayer.entries, status: v.picklist(['approved', 'pending_face_id', 'pending_kyc']) }),
    (control, at) => control.setIdentity(at.tenant, at.user, at.status),
  ),
  impede: taking(
    v.object({
      document: v.pipe(v.string(), v.nonEmpty()),
      listed: v.boolean(),
      ground: v.optional(v.picklist(['law', 'benefit'])),
    }),
    (control, { document, listed, ground }) => control.impede(document, listed, ground),
  ),
  settings: taking(v.object({ tenant, changes: v.record(v.string(), v.unknown()) }), (control, at) =>
    control.changeSettings(at.tenant, readChanges(at.changes)),
  ),
  'preview-settings': taking(
    v.object({ tenant, changes: v.record(v.string(), v.unknown()) }),
    async (control, at) => ({ preview: await control.previewSettings(at.tenant, readChanges(at.changes)) }),
  ),
  'settings-versions': taking(v.object({ tenant }), (control, at) => control.settingsVersions(at.tenant)),
  'preview-version': taking(ofVersion, async (control, at) => ({
    preview: await control.previewVersion(at.tenant, at.version),
  })),
  'roll-back-settings': taking(ofVersion, (control, at) => control.rollBackSettings(at.tenant, at.version)),
  'call-error': taking(callErrorSchema, (control, { tenant: id, ...callError }) =>
    control.setCallError(id, callError),
  ),
  'clear-call-errors': taking(v.object({ tenant }), (control, at) => control.clearCallErrors(at.tenant)),
  'drop-realtime': taking(
    v.object({
      tenant,
      refuseForMs: v.optional(wholeFrom(0, 600_000)),
    }),
    (control, at) => control.dropRealtime(at.tenant, at.refuseForMs),
  ),
};

// Keeps only the named settings, because parsing fills in all others.
function readChanges(changes: Record<string, unknown>): Partial<Settings> {
  const known: Partial<Settings> = v.parse(settingsSchema, changes);
  const unknown = Object.keys(changes).filter((key) => !Object.hasOwn(known, key));
  if (unknown.length > 0) throw new Error(`There is no setting ${unknown.join(', ')}`);
  for (const key of Object.keys(known)) {
    if (!Object.hasOwn(changes, key)) Reflect.deleteProperty(known, key);
  }
  return known;
}
