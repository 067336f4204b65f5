import { expect, test } from 'vitest';
import { renderFeature } from '../../tests/support/renderFeature.tsx';
import { getMe } from '../features/session/me.ts';
import { fetchNow } from '../shared/query/lazyQuery.ts';
import { trackDirtyFields } from '../shared/reload/trackDirtyFields.ts';
import { typeInto } from '../shared/scripts/typeInto.ts';
import {
  logoutRequested,
  playerArrived,
  sessionEnded,
  sessionLost,
  sessionStarted,
} from '../shared/state/sessionSlice.ts';
import { keepDraft, readDraft } from '../shared/storage/formDraft.ts';

const dialog = '<dialog open><h2>Contato</h2><label>Assunto <input></label></dialog>';

function showDialog(): HTMLInputElement {
  const place = document.createElement('div');
  place.innerHTML = dialog;
  document.body.append(place);
  const field = place.querySelector('input');
  if (!field) throw new Error('The dialog has no field');
  return field;
}

// The player's listeners have loaded.
async function visit() {
  const feature = await renderFeature(<p>Página</p>, {
    operator: { 'GET /api/favorite-game/favorite': () => ({ success: true, data: [] }) },
  });
  await expect.poll(() => feature.callsOf('GET /api/favorite-game/favorite').length).toBeGreaterThan(0);
  return feature;
}

test.each([
  ['the same player', false, 'segredo'],
  ['no player after a logout', true, ''],
])('types the field of a lost session into a dialog for %s', async (_, isLeft, value) => {
  trackDirtyFields(window);
  const { store } = await visit();
  const field = showDialog();
  typeInto(field, 'segredo');
  store.dispatch(sessionLost());
  field.closest('div')?.remove();

  await store.dispatch(fetchNow(getMe));
  store.dispatch(sessionStarted());
  store.dispatch(playerArrived());
  if (isLeft) store.dispatch(logoutRequested());
  const later = showDialog();
  await new Promise(requestAnimationFrame);
  await expect.poll(() => later.value).toBe(value);
  later.closest('div')?.remove();
});

test.each([
  ['after a logout', logoutRequested, {}],
  ['for another player', sessionEnded, {}],
  ['never after a lost session', sessionLost, { amountCents: 5_000 }],
])('drops the drafts of the wallet %s', async (_, ended, left) => {
  const { store } = await visit();
  for (const form of ['coupon', 'deposit', 'withdrawal']) keepDraft(form, { amountCents: 5_000 });
  store.dispatch(ended());
  for (const form of ['coupon', 'deposit', 'withdrawal']) expect(readDraft(form)).toEqual(left);
});
