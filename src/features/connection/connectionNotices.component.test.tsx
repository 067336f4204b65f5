import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { ConnectionNotices } from './ConnectionNotices.tsx';

test("stays above a player's time and result on a wide screen", async () => {
  await page.viewport(1280, 800);
  const { style } = document.documentElement;
  style.setProperty('--player-panel', '28px');
  onTestFinished(() => void style.removeProperty('--player-panel'));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await renderFeature(<ConnectionNotices />);
  const notice = page.getByRole('alert');
  await expect.element(notice).toBeVisible();
  expect(Math.round(notice.element().getBoundingClientRect().bottom)).toBe(window.innerHeight - 28);
});
