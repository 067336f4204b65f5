import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Operator, startOperator } from './operator.ts';

let operator: Operator;
let now = new Date('2026-11-24T12:00:00Z');
beforeAll(async () => {
  operator = await startOperator({ clock: () => now });
}, 60_000);
afterAll(() => operator.close());

const dayMs = 86_400_000;

async function settingsOf(tenant: string, preview?: string) {
  const query = preview === undefined ? '' : `?preview=${encodeURIComponent(preview)}`;
  return operator.ask(tenant, 'GET', `/v2/settings/${query}`);
}

test('shows settings before they are in force to the holder of a signed preview alone', async () => {
  const { control } = operator.sandbox;
  const preview = await control.previewSettings('alfa', { general_title: 'Nova', withdraw_max: 100 });
  const shown = await settingsOf('alfa', preview);
  expect(shown).toMatchObject({ status: 200, body: { general_title: 'Nova', withdraw_max: 100 } });
  const live = await settingsOf('alfa');
  expect(live.body.general_title).toBe('alfa');
  // The other settings of a preview are those in force.
  expect(shown.body.withdraw_daily_count).toBe(live.body.withdraw_daily_count);
  expect(control.settings('alfa').general_title).toBe('alfa');
  expect(await control.settingsVersions('alfa')).toEqual([]);
});

test('refuses a preview that is forged, of another operator, expired, or a session token', async () => {
  const preview = await operator.sandbox.control.previewSettings('alfa', { general_title: 'Nova' });
  const [head = '', , signature = ''] = preview.split('.');
  const forged = Buffer.from(JSON.stringify({ changes: { general_title: 'Falsa' } })).toString('base64url');
  const session = await operator.logIn('alfa');
  for (const [tenant, token] of [
    ['alfa', `${head}.${forged}.${signature}`],
    ['beta', preview],
    ['alfa', session],
    ['alfa', ''],
  ] as const)
    expect(await settingsOf(tenant, token)).toEqual({
      status: 403,
      body: expect.objectContaining({ message: 'A prévia expirou ou não é deste site.' }),
    });
  now = new Date(now.getTime() + dayMs + 60_000);
  expect((await settingsOf('alfa', preview)).status).toBe(403);
});

test('keeps every version of the settings and rolls back to one, the first one among them', async () => {
  const { control } = operator.sandbox;
  await control.changeSettings('alfa', { general_title: 'Um' });
  await control.changeSettings('alfa', { withdraw_max: 5_000 });
  const versions = await control.settingsVersions('alfa');
  expect(versions.map(({ version, changes }) => [version, changes])).toEqual([
    [3, { general_title: 'Um', withdraw_max: 5_000 }],
    [2, { general_title: 'Um' }],
    [1, {}],
  ]);
  // A preview of a version is without the changes after it.
  const preview = await control.previewVersion('alfa', 2);
  expect((await settingsOf('alfa', preview)).body).toMatchObject({
    general_title: 'Um',
    withdraw_max: 1_000_000,
  });
  expect((await settingsOf('alfa')).body).toMatchObject({ withdraw_max: 5_000 });
  await expect(control.previewVersion('alfa', 9)).rejects.toThrow('There is no version 9 of the settings');
  await control.rollBackSettings('alfa', 2);
  expect((await settingsOf('alfa')).body).toMatchObject({ general_title: 'Um', withdraw_max: 1_000_000 });
  await control.rollBackSettings('alfa', 1);
  expect((await settingsOf('alfa')).body.general_title).toBe('alfa');
  expect((await control.settingsVersions('alfa'))[0]).toMatchObject({ version: 5, changes: {} });
  await expect(control.rollBackSettings('alfa', 9)).rejects.toThrow('There is no version 9 of the settings');
  expect(await control.settingsVersions('beta')).toEqual([]);
});
