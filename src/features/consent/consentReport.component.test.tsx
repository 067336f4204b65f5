import { expect, test } from 'vitest';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { decideConsent } from './decideConsent.ts';

const call = 'POST /api/account/consents';
// The listeners of players are loaded late.
const patience = { timeout: 15_000 };

test("sends a player's decision and its withdrawal to the operator", async () => {
  const { store, callsOf } = await renderFeature(<p>Início</p>, {
    brand: { jurisdiction: 'br' },
    operator: { [call]: () => ({ success: true }) },
  });
  const lastBody = () => callsOf(call).at(-1)?.body;
  store.dispatch(decideConsent(['statistics'], undefined, Date.parse('2026-03-10T12:00:00Z')));
  const given = {
    kind: 'cookies',
    version: '1',
    choices: ['statistics'],
    decided_at: '2026-03-10T12:00:00.000Z',
  };
  await expect.poll(lastBody, patience).toEqual(given);
  store.dispatch(decideConsent([], undefined, Date.parse('2026-03-11T12:00:00Z')));
  await expect
    .poll(lastBody, patience)
    .toEqual({ ...given, choices: [], decided_at: '2026-03-11T12:00:00.000Z' });
});
