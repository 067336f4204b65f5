import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../../tests/support/renderFeature.tsx';
import { playRefused, selectRefusal } from '../../identitySlice.ts';
import { TermsDialog } from './TermsDialog.tsx';

const dialog = page.getByRole('dialog', { name: 'Os termos de uso mudaram' });
const accept = dialog.getByRole('button', { name: 'Li e aceito os novos termos' });

async function renderDialog(response: () => object | Response) {
  const rendered = await renderFeature(<TermsDialog />, {
    brand: { jurisdiction: 'br' },
    operator: {
      'GET /api/account/consents': () => ({ data: [], terms_version: '2027-01-01', terms_open: true }),
      'POST /api/account/consents': response,
    },
  });
  rendered.store.dispatch(playRefused('terms'));
  return rendered;
}

test('links the new terms, sends the version in force and lets the player go on', async () => {
  const { callsOf, store } = await renderDialog(() => ({ success: true }));
  await expect
    .element(dialog.getByRole('link', { name: 'novos termos de uso' }))
    .toHaveAttribute('href', '/termos-de-uso');
  await accept.click();
  await expect.poll(() => selectRefusal(store.getState())).toBe(null);
  expect(callsOf('POST /api/account/consents').map(({ body }) => body)).toEqual([
    { kind: 'terms', version: '2027-01-01' },
  ]);
});

test('stays open with a message when the operator does not record the consent', async () => {
  const { store } = await renderDialog(() => new Response('{}', { status: 500 }));
  await accept.click();
  await expect.element(dialog.getByRole('alert').getByText(/tente de novo/)).toBeVisible();
  expect(selectRefusal(store.getState())).toBe('terms');
});
