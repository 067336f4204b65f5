import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { useGetSettingsQuery } from '../../features/settings/settingsApi.ts';
import { selectWalletDialog } from '../../shared/state/walletDialogSlice.ts';
import { CreditEntry } from './CreditEntry.tsx';
import { Footer } from './footer/Footer.tsx';
import { PhoneBar } from './PhoneBar.tsx';

function Loaded({ children }: { children: ReactNode }) {
  return useGetSettingsQuery().isSuccess ? children : null;
}

const api = 'https://api.teste.example';

test('shows the networks, disclaimer and disclaimer picture of the settings in the footer', async () => {
  const networks = ['instagram', 'facebook', 'twitter', 'youtube', 'telegram', 'tiktok'];
  const links = networks.map((name) => [`general_${name}`, `https://social.example/${name}`]);
  await renderFeature(
    <Loaded>
      <Footer />
    </Loaded>,
    {
      operator: {
        'GET /v2/settings/': () => ({
          ...Object.fromEntries(links),
          footer_disclaimer: '<p>Aviso <b>da casa</b>.</p>',
          footer_disclaimer_image: '/storage/seal.png',
        }),
      },
      player: null,
    },
  );
  const social = page.getByRole('list', { name: 'Redes sociais' }).getByRole('link');
  await expect
    .poll(() => social.elements().map((link) => link.getAttribute('href')))
    .toEqual(networks.map((name) => `https://social.example/${name}`));
  await expect.element(page.getByText('Aviso da casa.')).toBeVisible();
  expect(document.querySelector(`footer img[src="${api}/storage/seal.png"]`)).not.toBeNull();
});

test.each([
  ['the mobile menu', { general_menu_mobile: [{ label: 'Torneios', link: '/promotions' }] }, 'Torneios'],
  ['the site menu without one', { general_menu_site: [{ label: 'Mesas', link: '/casino/live' }] }, 'Mesas'],
])('shows %s in the bar of a phone', async (_what, settings, label) => {
  await renderFeature(
    <Loaded>
      <PhoneBar />
    </Loaded>,
    { operator: { 'GET /v2/settings/': () => settings }, player: null },
  );
  const keys = page.getByRole('navigation', { name: 'Atalhos' }).getByRole('link');
  await expect.poll(() => keys.elements().map(({ textContent }) => textContent)).toEqual(['Início', label]);
});

test.each([true, false])('offers credits in menus with general_credit_entry: %j', async (isOn) => {
  const { store } = await renderFeature(
    <Loaded>
      <CreditEntry onPress={() => {}} />
      <p>Menu</p>
    </Loaded>,
    { operator: { 'GET /v2/settings/': () => ({ general_credit_entry: isOn }) } },
  );
  await expect.element(page.getByText('Menu')).toBeVisible();
  const entry = page.getByRole('button', { name: 'Adicionar créditos' });
  expect(entry.elements()).toHaveLength(isOn ? 1 : 0);
  if (isOn) await entry.click();
  expect(selectWalletDialog(store.getState())).toBe(isOn ? 'deposit' : null);
});
