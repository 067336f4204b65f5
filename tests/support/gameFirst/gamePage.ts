import { expect, type Page, test } from '@playwright/test';
import { travel } from '../page/travel.ts';
import {
  boxOf,
  expectGameBar,
  expectOneBalanceBesidesThePanel,
  isFree,
  phone,
  resize,
  tablet,
  wide,
} from './measures.ts';

const mostChrome = 0.13;

/** Expects a slot that has all but 13 percent of a phone, and tools in reach on wider screens. */
export async function expectRoomyGame(page: Page, brand: string): Promise<void> {
  const main = page.getByRole('main');
  await page.setViewportSize(phone);
  await travel(page, '/play/1002');
  const frame = page.locator('main iframe');
  const inside = page.frameLocator('main iframe');
  await test.step('a game on a phone', async () => {
    await expect(inside.getByRole('button', { name: 'Girar' })).toBeVisible();
    await expectGameBar(page);
    // The page tells its frame after it has loaded.
    const titleWidth = async () => (await boxOf(inside.getByRole('heading'))).width;
    await expect.poll(titleWidth, 'the bar alone shows the title').toBeLessThanOrEqual(1);
    await expect(page.getByRole('button', { name: 'Tela cheia' })).toBeVisible();
    const { height } = await boxOf(frame);
    expect(1 - height / phone.height).toBeLessThanOrEqual(mostChrome);
  });
  await test.step('a game on a wide screen', async () => {
    await resize(page, wide);
    const parts = [
      main.getByRole('button', { name: 'Tela cheia' }).last(),
      main.getByTitle('Retorno teórico ao jogador').filter({ visible: true }),
    ];
    for (const part of parts) await expect.poll(() => isFree(part), `${part}`).toBe(true);
    if (brand === 'gingaro') await expectOneBalanceBesidesThePanel(page);
  });
  if (brand === 'gingaro') {
    await resize(page, tablet);
    const tools = await boxOf(page.getByRole('button', { name: 'Tela cheia' }));
    const panel = await boxOf(page.getByRole('complementary', { name: 'Seu jogo' }));
    expect(tools.y + tools.height, 'the game’s bar above those of a tablet').toBeLessThanOrEqual(panel.y);
    await resize(page, { width: 844, height: 390 });
    await expect.poll(async () => (await boxOf(frame)).height).toBeGreaterThan(390 - 100);
  }
  await resize(page, phone);
  await page.getByRole('link', { name: 'Voltar' }).click();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Atalhos' })).toBeVisible();
}
