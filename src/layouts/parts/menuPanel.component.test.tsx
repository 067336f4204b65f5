import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { selectIsAuthenticated } from '../../shared/state/sessionSlice.ts';
import { MenuPanel } from './MenuPanel.tsx';

const legal = [{ slug: 'jogo-responsavel', title: 'Jogo responsável' }];
const protection = page.getByRole('link', { name: 'Jogo responsável' });
const leave = page.getByRole('button', { name: 'Sair' });

test('leads players to their limits and logs them out', async () => {
  const onClose = vi.fn();
  const { store } = await renderFeature(<MenuPanel onClose={onClose} />, { brand: { legal } });
  await expect.element(protection).toHaveAttribute('href', '/user/protection');
  await leave.click();
  expect(onClose).toHaveBeenCalledOnce();
  await expect.poll(() => selectIsAuthenticated(store.getState())).toBe(false);
});

test.each([
  ['the legal text about it', legal, '/jogo-responsavel'],
  ['their limits without such a text', [], '/user/protection'],
])('leads visitors to %s and offers no logout', async (_what, texts, href) => {
  await renderFeature(<MenuPanel onClose={() => {}} />, { brand: { legal: texts }, player: null });
  await expect.element(protection).toHaveAttribute('href', href);
  expect(leave.elements()).toHaveLength(0);
});

test('draws its separators from edge to edge of the entries', async () => {
  await renderFeature(<MenuPanel onClose={() => {}} />);
  await expect.element(leave).toBeVisible();
  const edges = [
    protection.element(),
    document.querySelector('dialog hr'),
    leave.element().parentElement,
  ].map((line) => {
    const { left, right } = line?.getBoundingClientRect() ?? {};
    return [left, right];
  });
  expect(edges[1]).toEqual(edges[0]);
  expect(edges[2]).toEqual(edges[0]);
});

test.each([
  ['Entrar', 'login'],
  ['Cadastrar', 'register'],
])('offers %s to visitors and closes with the press', async (name, panel) => {
  const onClose = vi.fn();
  const { store } = await renderFeature(<MenuPanel onClose={onClose} />, { player: null });
  await page.getByRole('button', { name }).click();
  expect(onClose).toHaveBeenCalledOnce();
  expect(store.getState().authModal.panel).toBe(panel);
});
