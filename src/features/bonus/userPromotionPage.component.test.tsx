import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { UserPromotionPage } from './UserPromotionPage.tsx';

const promotions = ['Clube', 'Torneio', 'Roleta', 'Pix'].map((title, index) => ({ id: `${index}`, title }));

test('fills an empty page with the first promotions, below words beside their picture', async () => {
  await page.viewport(1440, 900);
  onTestFinished(() => page.viewport(1280, 800));
  await renderFeature(
    <div data-account style={{ container: 'account / inline-size' }}>
      <UserPromotionPage />
    </div>,
    {
      path: '/user/promotion',
      operator: {
        'GET /api/bonus': () => ({ data: [] }),
        'GET /v2/promotions': () => promotions,
      },
    },
  );
  const cards = page.getByRole('region', { name: 'Conheça as promoções' }).getByRole('link');
  await expect.element(cards.first()).toBeVisible();
  expect(cards.elements()).toHaveLength(3);
  const box = (name: string) => page.getByRole('heading', { name }).element().getBoundingClientRect();
  const coupons = page.getByRole('link', { name: 'Meus cupons' }).element().getBoundingClientRect();
  expect(coupons.bottom).toBeLessThan(box('Você ainda não participa de nenhuma promoção').top);
  expect(coupons.left).toBeGreaterThan(box('Minhas promoções').right);
  const picture = document.querySelector('[data-account] h2')?.parentElement?.previousElementSibling;
  expect(picture?.getBoundingClientRect().right).toBeLessThan(
    box('Você ainda não participa de nenhuma promoção').left,
  );
});
