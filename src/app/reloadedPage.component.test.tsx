import { createListenerMiddleware } from '@reduxjs/toolkit';
import { afterEach, expect, test } from 'vitest';
import { renderFeature } from '../../tests/support/renderFeature.tsx';
import { testBrand } from '../../tests/support/testBrand.ts';
import { reloadKeepingTyped, restorePageAfterReload } from '../shared/reload/pageSnapshot.ts';
import { claimReload } from '../shared/reload/reloadGuard.ts';
import { trackDirtyFields } from '../shared/reload/trackDirtyFields.ts';
import { typeInto } from '../shared/scripts/typeInto.ts';
import type { AppDispatch, RootState } from '../shared/state/rootState.ts';
import type { Services } from '../shared/state/services.ts';
import { removeBrandCookie, writeBrandCookie } from '../shared/storage/brandCookies.ts';

const { id } = testBrand();
const { startListening } = createListenerMiddleware();
afterEach(() => removeBrandCookie(id, 'user_id'));

function showField(): HTMLInputElement {
  const form = document.createElement('form');
  form.innerHTML = '<label>Assunto <input></label>';
  document.body.append(form);
  const field = form.querySelector('input');
  if (!field) throw new Error('The form has no field');
  return field;
}

test.each([
  ['the same player', '1', 'segredo'],
  ['another player', '2', ''],
  ['no player', null, ''],
])('types the fields of a reloaded page for %s', async (_, userId, value) => {
  trackDirtyFields(window);
  const { store } = await renderFeature(<p>Página</p>);
  // The page stays, so that the test does.
  claimReload();
  const field = showField();
  typeInto(field, 'segredo');
  reloadKeepingTyped(store);
  field.form?.remove();

  if (userId) writeBrandCookie(id, 'user_id', userId);
  else removeBrandCookie(id, 'user_id');
  const later = showField();
  restorePageAfterReload(startListening.withTypes<RootState, AppDispatch, Services>(), store);
  expect(later.value).toBe(value);
  later.form?.remove();
});
