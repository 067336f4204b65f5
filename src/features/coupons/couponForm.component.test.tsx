import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { CouponPage } from './CouponPage.tsx';

test('takes no code of an excluded player', async () => {
  await renderFeature(<CouponPage />, {
    operator: {
      'POST /api/coupons/list': () => ({ userCoupons: [] }),
      'GET /api/protection/limits': () => ({ excluded: { until: null } }),
    },
  });
  await expect.element(page.getByText(/^Sua conta está autoexcluída por tempo indeterminado/)).toBeVisible();
  expect(page.getByRole('button', { name: 'Aplicar' }).query()).toBeNull();
});

test('keeps the hint at the code until a message takes its line', async () => {
  await renderFeature(<CouponPage />, {
    operator: { 'POST /api/coupons/list': () => ({ userCoupons: [] }) },
  });
  const field = page.getByLabelText('Código');
  const hint = page.getByText(/^Digite o código que você recebeu/);
  await expect.element(hint).toBeVisible();
  const gap = () =>
    hint.element().getBoundingClientRect().top - field.element().getBoundingClientRect().bottom;
  expect(gap()).toBeLessThanOrEqual(12);
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await expect.element(page.getByText('Insira um cupom válido')).toBeVisible();
  expect(gap()).toBeGreaterThan(20);
  expect(gap()).toBeLessThanOrEqual(48);
});
