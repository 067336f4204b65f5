import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../tests/support/renderFeature.tsx';
import { useGetSettingsQuery } from '../../settings/settingsApi.ts';
import { QuickLinks } from './QuickLinks.tsx';

const casino = { label: 'Cassino', link: '/casino' };
const promotions = { label: 'Promoções', link: '/promotions' };
const links = page.getByRole('navigation', { name: 'Acesso rápido' });

function Links() {
  useGetSettingsQuery();
  return <QuickLinks />;
}

const render = (settings: object) =>
  renderFeature(
    <main>
      <Links />
    </main>,
    {
      operator: {
        'GET /v2/settings/': () => ({ general_menu_site: [casino, promotions], ...settings }),
      },
      player: null,
    },
  );

test('leaves links of the menu to it, where the layout shows it', async () => {
  await page.viewport(1440, 900);
  await render({ general_menu_start: [promotions] });
  await expect.element(links.getByRole('link', { name: 'Buscar jogos' })).toBeVisible();
  await expect.poll(() => links.getByRole('link').elements().length).toBe(1);
  await page.viewport(390, 844);
  await expect.element(links.getByRole('link', { name: 'Promoções' })).toBeVisible();
});

test.each([
  { general_menu_start: [promotions, { label: 'Slots', link: '/casino/slots' }] },
  { general_dynamic_buttons: [promotions] },
])('shows links that the menu has not, and the buttons of the operator: %o', async (settings) => {
  await page.viewport(1440, 900);
  await render(settings);
  await expect.element(links.getByRole('link', { name: 'Promoções' })).toBeVisible();
});
