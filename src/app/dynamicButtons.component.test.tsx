import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../tests/support/renderFeature.tsx';
import { HomePage } from '../features/home/HomePage.tsx';
import { useGetSettingsQuery } from '../features/settings/settingsApi.ts';
import { pageBase } from './prerender/pageBase.ts';

function Home() {
  useGetSettingsQuery();
  return (
    <main>
      <style>{pageBase.css}</style>
      <HomePage />
    </main>
  );
}

test('navigates by dynamic buttons without a reload, marks other sites and ignores script URLs', async () => {
  const { router } = await renderFeature(<Home />, {
    operator: {
      'GET /v2/settings/': () => ({
        general_dynamic_buttons: [
          { label: 'Ajuda externa', link: 'https://fora.example/ajuda', icon: 'star' },
          { label: 'Promoções da casa', link: '/promotions' },
          { label: 'Perigo', link: 'javascript:alert(1)' },
        ],
      }),
    },
    player: null,
  });
  const quick = page.getByRole('navigation', { name: 'Acesso rápido' });
  const outside = quick.getByRole('link', { name: /Ajuda externa/ });
  await expect.element(outside).toHaveAttribute('href', 'https://fora.example/ajuda');
  await expect.element(outside).toHaveAttribute('target', '_blank');
  await expect.element(outside).toHaveAttribute('rel', expect.stringContaining('noopener'));
  expect(getComputedStyle(outside.element(), '::after').content).toContain('↗');
  expect(quick.getByText('Perigo').elements()).toEqual([]);
  await quick.getByRole('link', { name: 'Promoções da casa' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/promotions');
});
