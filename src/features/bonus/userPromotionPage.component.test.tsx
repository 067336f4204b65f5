import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { BonusPage } from './BonusPage.tsx';
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

const bonus = {
  id: '7',
  active: 0,
  amount_current: 0,
  amount_rollover: 10_000,
  balance: 2_000,
  name: 'Da casa',
};
const operator = {
  'GET /api/bonus': () => ({ data: [bonus] }),
  'GET /v2/promotions': () => promotions,
};
const others = page.getByRole('region', { name: 'Conheça as promoções' });
const steps = page.getByRole('region', { name: 'Como funciona' });

test('shows other promotions below those of the player', async () => {
  await renderFeature(<UserPromotionPage />, { path: '/user/promotion', operator });
  await expect.element(page.getByRole('heading', { name: 'Da casa' })).toBeVisible();
  await expect.element(others).toBeVisible();
  await expect.element(steps).not.toBeInTheDocument();
});

test.each([[bonus], []])('explains on the page of bonuses how one works: %j', async (...data) => {
  await renderFeature(<BonusPage />, {
    path: '/user/bonus',
    operator: { ...operator, 'GET /api/bonus': () => ({ data }) },
  });
  await expect.element(steps).toBeVisible();
  await expect.element(others).not.toBeInTheDocument();
});
