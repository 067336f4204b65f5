import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { AccountFrame } from '../../features/account/AccountFrame.tsx';
import { OrangeHeader } from '../orange/OrangeHeader.tsx';
import { TopAdvert } from '../orange/TopAdvert.tsx';
import { PhoneBar } from './PhoneBar.tsx';
import { PlayerBar } from './PlayerBar.tsx';

test.each([
  ['shows main and bonus balance as one figure', 'none', 'R$ 130,00'],
  ['shows them apart under Brazilian law', 'br', 'R$ 123,45Bônus R$ 6,55'],
] as const)('%s', async (_what, jurisdiction, text) => {
  await renderFeature(<PlayerBar />, {
    brand: { jurisdiction },
    player: { balance: 12_345, wallet: { bonus_mixed: 655 } },
  });
  const balance = page.getByRole('status', { name: 'Saldo' });
  await expect.poll(() => balance.query()?.textContent?.replaceAll('\u00a0', ' ')).toBe(text);
});

test.each([
  ['/casino', true],
  ['/user/wallet', false],
])('shows balance and deposit on %s: %s', async (path, isShown) => {
  await renderFeature(<PlayerBar />, { path });
  const balance = page.getByRole('status', { name: 'Saldo' });
  await expect.element(balance).toHaveTextContent('R$ 100,00');
  expect(balance.element().getBoundingClientRect().width > 1).toBe(isShown);
  expect(page.getByRole('button', { name: 'Depositar' }).elements()).toHaveLength(isShown ? 1 : 0);
});

test.each([
  ['user-wallet', false],
  ['user-protection-suspension', true],
  ['self-test', true],
] as const)('offers deposits on %s, quietly and without promotions: %s', async (routeId, isQuiet) => {
  await page.viewport(390, 844);
  await renderFeature(
    <>
      <TopAdvert />
      <PlayerBar />
      <AccountFrame routeId={routeId}>texto</AccountFrame>
      <PhoneBar raisedDeposit />
    </>,
    { brand: { jurisdiction: 'br' } },
  );
  await expect.element(page.getByRole('status', { name: 'Saldo' })).toHaveTextContent('R$ 100,00');
  const deposits = page.getByRole('button', { name: 'Depositar' });
  await expect.poll(() => deposits.elements()).toHaveLength(2);
  const quiet = document.createElement('i');
  quiet.style.background = 'var(--color-surface-raised)';
  document.querySelector('[data-raised]')?.append(quiet);
  const colorOf = (element: Element | null) => element && getComputedStyle(element).backgroundColor;
  expect(colorOf(quiet.parentElement) === colorOf(quiet)).toBe(isQuiet);
  await page.viewport(1280, 800);
  expect(page.getByRole('link', { name: /Promoções da semana/ }).elements()).toHaveLength(isQuiet ? 0 : 1);
  expect(page.getByText(/Ministério da Fazenda adverte/).elements()).toHaveLength(1);
});

test.each([390, 768, 1024])(
  'offers one deposit at %i px, in the header or in the bottom bar',
  async (width) => {
    await page.viewport(width, 900);
    await renderFeature(
      <>
        <OrangeHeader />
        <PhoneBar raisedDeposit />
      </>,
    );
    await expect.element(page.getByRole('status', { name: 'Saldo' })).toHaveTextContent('R$ 100,00');
    await expect.element(page.getByRole('button', { name: 'Depositar' })).toBeVisible();
    expect(page.getByRole('button', { name: 'Depositar' }).elements()).toHaveLength(1);
    await page.viewport(1280, 800);
  },
);

test('moves through the open account menu by arrows, and Escape returns to its button', async () => {
  await renderFeature(<PlayerBar />);
  const button = page.getByRole('button', { name: 'Minha conta' });
  const menu = page.getByRole('navigation', { name: 'Minha conta' });
  await button.click();
  const stops = () => [...menu.element().querySelectorAll<HTMLElement>('a, button')];
  await expect.element(menu).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(stops()[0] ?? null).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(stops()[1] ?? null).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Escape}');
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});
