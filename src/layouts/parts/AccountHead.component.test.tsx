import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { useGetMeQuery } from '../../features/session/meApi.ts';
import { AccountHead } from './AccountHead.tsx';

function Loaded() {
  useGetMeQuery();
  return <AccountHead />;
}

test('heads the menu with the name, and leaves the balance to the header', async () => {
  const me = {
    id: '1',
    name: 'Maria Souza',
    email: 'maria@teste.example',
    status: 'Ativo',
    document: { number: '52998224725' },
    balance: 1_000,
    wallet: { bonus_mixed: 500 },
    user_rollover: null,
  };
  const operator = { 'GET /api/auth/me': () => me };
  await renderFeature(<Loaded />, { operator });
  await expect.element(page.getByText('Maria Souza')).toBeVisible();
  expect(page.getByText('R$').query()).toBeNull();
});

test('shows nothing to a visitor', async () => {
  await renderFeature(<AccountHead />, { player: null });
  expect(document.querySelector('strong')).toBeNull();
});
