import { expect, type Locator, type Page } from '@playwright/test';

export const phone = { width: 390, height: 844 };
export const tablet = { width: 768, height: 1024 };
export const landscape = { width: 799, height: 370 };
export const wide = { width: 1440, height: 900 };

export async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part} has no box`);
  return box;
}

/** Whether the middle of a control is on the screen and not under something else. */
export const isFree = (part: Locator) =>
  part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return top >= 0 && top + height <= innerHeight && element.contains(hit);
  });

/** Expects one short bar with one balance and one deposit instead of header and bottom bar. */
export async function expectGameBar(page: Page) {
  const bar = page.locator('[data-play-bar]');
  const { y, height } = await boxOf(bar);
  expect(y).toBe(0);
  expect(height).toBeGreaterThanOrEqual(44);
  expect(height).toBeLessThanOrEqual(48);
  await expect(bar.getByRole('link', { name: 'Voltar' })).toBeVisible();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCount(1);
  await expect(bar.getByText((await heading.textContent()) ?? '', { exact: true })).toBeVisible();
  // One balance and one deposit on the screen.
  await expect(page.getByRole('status', { name: 'Saldo' })).toHaveCount(1);
  await expect(page.getByText('R$ 500,00').filter({ visible: true })).toHaveCount(1);
  const deposit = await boxOf(page.getByRole('button', { name: 'Depositar' }));
  expect(deposit.height).toBe(36);
  const balance = await boxOf(page.getByRole('status', { name: 'Saldo' }));
  expect(deposit.x - balance.x - balance.width).toBeGreaterThanOrEqual(8);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Atalhos' })).toHaveCount(0);
}

/** Expects the balance in the panel, where the law asks for it, and once besides. */
export async function expectOneBalanceBesidesThePanel(page: Page) {
  await expect(page.getByRole('complementary', { name: 'Seu jogo' }).getByText('R$ 500,00')).toBeVisible();
  await expect(page.getByText('R$ 500,00').filter({ visible: true })).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Depositar' })).toHaveCount(1);
}

/** Resizes the page and waits until it has drawn at that size. */
export async function resize(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  await page.evaluate(async () => {
    scrollTo(0, 0);
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
}
