import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderSports } from '../../../tests/support/operator/sportsOperator.tsx';
import { sessionEnded } from '../../shared/state/sessionSlice.ts';
import { clearTokenCookies } from '../../shared/storage/sessionCookies.ts';

// The widget is on the page from the start.
vi.mock('../../shared/scripts/loadScript.ts', () => ({ loadScript: () => Promise.resolve() }));

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const anyOdds = page.getByRole('button', { name: /, odd / }).first();

test('passes the widget its theme and the token, without it after leaving and after the logout', async () => {
  const { told, router, store } = await renderSports();
  const access = { token: 'ficha', themeName: 'teste' };
  const none = { token: null, themeName: 'teste' };
  await expect.element(anyOdds).toBeVisible();
  expect(told[0]).toEqual([
    'init',
    expect.objectContaining({ ...access, integration: 'teste', culture: 'pt-BR' }),
  ]);
  await router.navigate('/casino');
  await expect.element(page.getByRole('heading', { name: 'Outra página' })).toBeVisible();
  await expect.poll(() => told.at(-1)).toEqual(['set', none]);
  await router.navigate('/sports');
  await expect.poll(() => told.at(-1)).toEqual(['set', access]);
  await expect.element(anyOdds).toBeVisible();
  clearTokenCookies('teste');
  store.dispatch(sessionEnded());
  await expect.poll(() => told.at(-1)).toEqual(['set', none]);
});

test('tells a player who may not bet so, and keeps the odds', async () => {
  const { store } = await renderSports({
    operator: { 'GET /api/generate-token': () => ({ token: null }) },
  });
  await anyOdds.click();
  await button('Entrar para apostar').click();
  await expect
    .poll(() => store.getState().alerts.map(({ text }) => text))
    .toEqual(['Sua conta não pode apostar agora.']);
});

test('shows the other type as widgets whose pages this page keeps in the URL', async () => {
  const { router } = await renderSports({
    path: '/sports/live',
    player: null,
    settings: { sport_type: 'widgets' },
  });
  const url = () => router.state.location.pathname + router.state.location.hash;
  await expect.element(button(/^Ao vivo/)).toHaveAttribute('aria-pressed', 'true');
  await button('Futebol').click();
  await expect.poll(url).toBe('/sports/live#/sport/Futebol');
  await page
    .getByRole('button', { name: /^Abrir .+ x / })
    .first()
    .click();
  await expect.poll(url).toMatch(/^\/sports\/live#\/event\/\d+$/);
  await anyOdds.click();
  await expect.element(button('Entrar para apostar')).toBeVisible();
  await router.navigate(-1);
  await expect.element(button('Futebol')).toHaveAttribute('aria-pressed', 'true');
  // The slip is a separate widget and has kept the pick.
  await expect.element(button('Entrar para apostar')).toBeVisible();
});

test('finds a team without its accents, and a league in the tree', async () => {
  await renderSports({ player: null });
  const openers = page.getByRole('button', { name: /^Abrir .+ x / });
  await expect.element(openers.first()).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Buscar time ou liga' });
  await search.fill('aberto de ilh');
  await expect.element(button('Aberto de Ilhabela, Circuito masculino, Tênis').first()).toBeVisible();
  for (const opener of openers.elements()) expect(opener.textContent).toMatch(/[A-Z]\. /);
  await search.fill('conferencia les');
  await expect.element(button(/^Conferência Leste, .*Basquete$/).first()).toBeVisible();
  await search.fill('acafrao');
  await expect.element(page.getByText('Nenhum jogo encontrado para “acafrao”.')).toBeVisible();
  await search.fill('');
  await button('Ligas de Basquete').click();
  const leaf = button(/^Conferência Leste\s*\d+$/);
  await leaf.click();
  await expect.poll(() => location.hash).toBe('#/league/conferencia-leste');
  await expect.element(leaf).toHaveAttribute('aria-pressed', 'true');
  await expect.element(button(/, Futebol$/)).not.toBeInTheDocument();
});
