import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { useGetSettingsQuery } from './settingsApi.ts';
import { useMenus } from './useMenus.ts';

function Menus() {
  const { isSuccess } = useGetSettingsQuery();
  const { site, start, mobile } = useMenus();
  const labels = [site, start, mobile].map((menu) => menu.map(({ label }) => label).join(' '));
  return isSuccess ? <p data-testid="menus">{labels.join(' | ')}</p> : null;
}

const menu = (label: string) => [{ label, link: '/promotions' }];

test.each([
  [
    'the operator’s three menus',
    { general_menu_site: menu('A'), general_menu_start: menu('B'), general_menu_mobile: menu('C') },
    'A | B | C',
  ],
  ['the site menu in the other two places', { general_menu_site: menu('A') }, 'A | A | A'],
])('shows %s', async (_what, settings, labels) => {
  await renderFeature(<Menus />, { operator: { 'GET /v2/settings/': () => settings }, player: null });
  await expect.poll(() => page.getByTestId('menus').query()?.textContent).toBe(labels);
});
