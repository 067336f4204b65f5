import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { PlayBar } from './PlayBar.tsx';

test('shows the whole word that logs in on the narrowest phones', async () => {
  await page.viewport(320, 640);
  await renderFeature(<PlayBar title="Mines" />, { brand: { jurisdiction: 'br' }, player: null });
  const button = page.getByRole('button', { name: 'Entrar' });
  await expect.element(button).toBeVisible();
  expect(button.element().scrollWidth).toBeLessThanOrEqual(button.element().clientWidth);
});

test('keeps the whole balance beside the deposit on the narrowest phones', async () => {
  await page.viewport(320, 640);
  await renderFeature(<PlayBar title="Mines" />, { player: { balance: 82_550 } });
  await expect.element(page.getByText('R$ 825,50')).toBeVisible();
  const [balance, deposit] = [
    page.getByLabelText('Saldo'),
    page.getByRole('button', { name: 'Depositar' }),
  ].map((part) => part.element());
  expect(balance?.scrollWidth).toBeLessThanOrEqual(balance?.clientWidth ?? 0);
  expect(balance?.getBoundingClientRect().right).toBeLessThanOrEqual(
    deposit?.getBoundingClientRect().left ?? 0,
  );
});

test('keeps a long name whole in two lines above the age mark and the return in the bar of a phone', async () => {
  await page.viewport(390, 844);
  await renderFeature(
    <PlayBar title="Lightning Bolt Roulette Dourada" facts={<span>RTP 93,1%</span>}>
      <IconButton aria-label="Tela cheia" icon={<Icon name="fullscreen" size={20} />} />
    </PlayBar>,
    { brand: { jurisdiction: 'br' }, player: { balance: 76_500, wallet: { bonus_mixed: 6_000 } } },
  );
  await expect.element(page.getByText('R$ 60,00')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Depositar' })).toBeVisible();
  const name = page.getByRole('heading', { level: 1 }).element();
  expect(name.getBoundingClientRect().height).toBe(30);
  expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight);
  expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
  expect(getComputedStyle(name).fontFamily).toBe(getComputedStyle(document.body).fontFamily);
  const bar = document.querySelector('[data-play-bar]')?.getBoundingClientRect();
  const mark = page.getByText('18+').element().getBoundingClientRect();
  expect(bar?.height).toBe(48);
  expect(mark.top).toBeGreaterThanOrEqual(name.getBoundingClientRect().bottom);
  expect(mark.bottom).toBeLessThan(bar?.bottom ?? 0);
  const rtp = page.getByText('RTP 93,1%').element().getBoundingClientRect();
  expect(rtp.left).toBeGreaterThan(mark.right);
  expect(Math.abs(rtp.top - mark.top)).toBeLessThan(4);
});
