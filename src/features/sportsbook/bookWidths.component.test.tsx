import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderSports } from '../../../tests/support/operator/sportsOperator.tsx';

// The widget is on the page from the start.
vi.mock('../../shared/scripts/loadScript.ts', () => ({ loadScript: () => Promise.resolve() }));

const leagues = page.getByRole('heading', { name: 'Ligas' });
const handicap = page.getByText('Handicap', { exact: true });
const isShown = (part: typeof handicap) => part.elements().some((one) => one.checkVisibility());

test('names the markets of the list without cuts on the narrowest phones', async () => {
  await renderSports({ player: null });
  for (const width of [320, 360, 390]) {
    await page.viewport(width, 700);
    const markets = page.getByRole('group', { name: 'Mercado da lista' }).first().getByRole('button');
    await expect.poll(() => markets.elements().length).toBe(3);
    const cut = markets.elements().filter((one) => one.scrollWidth > one.clientWidth);
    expect(cut.map((one) => one.textContent)).toEqual([]);
  }
});

test('folds the leagues before a market where the page is narrow', async () => {
  await renderSports({ player: null });
  await page.viewport(1280, 800);
  await expect.poll(() => isShown(handicap)).toBe(true);
  document.body.style.inlineSize = '1130px';
  await expect.poll(() => isShown(leagues)).toBe(false);
  expect(isShown(handicap)).toBe(true);
  // All sports have room there.
  const tabs = await page.getByRole('navigation', { name: 'Esportes' }).findElement();
  expect(tabs.scrollWidth).toBe(tabs.clientWidth);
  await page.getByRole('button', { name: 'Ligas', exact: true }).click();
  await expect.poll(() => isShown(leagues)).toBe(true);
  document.body.style.inlineSize = '';
});

test('shows leagues, every market and three highlights beside the slip of a page of 80 rem', async () => {
  await renderSports({ player: null });
  await page.viewport(1440, 900);
  document.body.style.inlineSize = '1228px';
  await expect.poll(() => isShown(leagues) && isShown(handicap)).toBe(true);
  const cards = await page.getByRole('region', { name: 'Jogos em destaque' }).findElement();
  const list = cards.querySelector('ul');
  expect(list?.querySelectorAll('li')).toHaveLength(3);
  expect(list?.scrollWidth).toBe(list?.clientWidth);
  const root = cards.getRootNode() as ShadowRoot;
  const names = [...root.querySelectorAll('.branch span')];
  expect(names.length).toBeGreaterThan(3);
  expect(names.filter((one) => one.scrollWidth > one.clientWidth)).toEqual([]);
  document.body.style.inlineSize = '';
});

test('shows odds above the fold of a phone on its side', async () => {
  await renderSports({ player: null });
  await page.viewport(844, 390);
  const odds = page.getByRole('button', { name: /, odd / }).first();
  await expect.element(odds).toBeVisible();
  await expect.poll(() => odds.element().getBoundingClientRect().bottom).toBeLessThan(300);
  await page.viewport(1280, 720);
});

test('leads the overview with cards of the next matches, whose odds the list shares', async () => {
  await renderSports({ player: null });
  const cards = page.getByRole('region', { name: 'Jogos em destaque' });
  const odds = cards.getByRole('button', { name: /, odd / }).first();
  await expect.element(odds).toBeVisible();
  expect(cards.getByRole('button', { name: /^Abrir .+ x / }).elements()).toHaveLength(3);
  await odds.click();
  const name = odds.element().getAttribute('aria-label') ?? '';
  const same = page.getByRole('button', { name, exact: true });
  expect(same.elements().map((one) => one.ariaPressed)).toEqual(['true', 'true']);
  await page.getByRole('button', { name: 'Futebol', exact: true }).click();
  await expect.element(cards).not.toBeInTheDocument();
});

test('cuts no label of odds at the widths of tablets and desktops', async () => {
  await renderSports({ player: null });
  const labels = page.getByRole('button', { name: /, odd / });
  await expect.element(labels.first()).toBeVisible();
  for (const width of [768, 1024, 1130, 1280, 1440]) {
    await page.viewport(width, 800);
    const cut = labels
      .elements()
      .flatMap((one) => one.firstElementChild ?? [])
      .filter((one) => one.scrollWidth > one.clientWidth);
    expect(cut.map((one) => `${width}: ${one.textContent}`)).toEqual([]);
  }
  await page.viewport(1280, 720);
});
