import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { MinesPage } from './MinesPage.tsx';

const operator = { 'GET /api/games/mines': () => ({ data: null, history: [], edge: 100 }) };

// With the room beside a page, and the facts that the law asks for.
const renderLawful = () =>
  renderFeature(
    <main style={{ paddingInline: '1rem' }}>
      <MinesPage />
    </main>,
    { operator, brand: { jurisdiction: 'br' } },
  );

const boxOf = (element: Element | null | undefined) => {
  if (!element) throw new Error('not on the page');
  return element.getBoundingClientRect();
};

const topsOf = (selector: string) =>
  new Set([...document.querySelectorAll(selector)].map((one) => Math.round(boxOf(one).top)));

// The action is to the right of the field or below it.
const expectAfter = (action: DOMRect, field: DOMRect) =>
  expect(action.left > field.right || action.top > field.bottom).toBe(true);

test.each([
  [640, 900, 400],
  [768, 1_024, 380],
  [880, 1_180, 480],
])('puts a large board above its controls, %i × %i', async (width, height, least) => {
  await page.viewport(width, height);
  await renderLawful();
  const stake = page.getByLabelText('Valor da aposta');
  await expect.element(stake).toBeVisible();
  const board = boxOf(page.getByRole('group', { name: 'Tabuleiro' }).element());
  expect(board.width).toBeGreaterThanOrEqual(least);
  expect(board.width).toBeLessThanOrEqual(480);
  const main = boxOf(document.querySelector('main'));
  expect(board.left - main.left).toBeCloseTo(main.right - board.right, 0);
  expect(boxOf(stake.element()).top).toBeGreaterThan(board.bottom);
  const bet = boxOf(page.getByRole('button', { name: 'Apostar', exact: true }).element());
  expect(bet.bottom).toBeLessThanOrEqual(height);
  expectAfter(bet, boxOf(stake.element()));
  // The tiles after the second one in a line.
  expect(topsOf('[aria-label="Casas seguintes"] dl > div').size).toBe(1);
  // The rules below facts of one line each.
  const facts = [...document.querySelectorAll('[aria-label="Antes de apostar"] dd')].map(boxOf);
  for (const { height: high } of facts.slice(0, 3)) expect(high).toBeLessThan(24);
  expect(boxOf(document.querySelector('summary')).top).toBeGreaterThanOrEqual(facts[0]?.bottom ?? 1e4);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test('keeps the controls beside the board of a low screen', async () => {
  await page.viewport(844, 390);
  await renderFeature(<MinesPage />, { operator });
  const stake = page.getByLabelText('Valor da aposta');
  await expect.element(stake).toBeVisible();
  const board = boxOf(page.getByRole('group', { name: 'Tabuleiro' }).element());
  expect(boxOf(stake.element()).left).toBeGreaterThan(board.right);
});

test.each([
  [375, 700],
  [390, 844],
])('keeps the first row clear of the rules on a phone, %i × %i', async (width, height) => {
  await page.viewport(width, height);
  await renderLawful();
  await expect.element(page.getByLabelText('Valor da aposta')).toBeVisible();
  const board = page.getByRole('group', { name: 'Tabuleiro' }).element();
  const frame = boxOf(board.parentElement?.parentElement);
  const says = boxOf(page.getByText('Escolha a aposta e o número de minas.').element());
  const above = boxOf(board).top - frame.top;
  expect(above).toBeGreaterThanOrEqual(8);
  // About as much as below the message.
  if (height > 800) expect(Math.abs(above - (frame.bottom - says.top - 20))).toBeLessThan(24);
});
