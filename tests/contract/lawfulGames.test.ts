import { afterAll, beforeAll, expect, test } from 'vitest';
import { colourAppearances, rtp } from '../../src/features/double/parts/colours.ts';
import { brand, type Operator, startOperator } from './operator.ts';

let operator: Operator;
beforeAll(async () => {
  operator = await startOperator({ brands: [{ ...brand('alfa'), jurisdiction: 'br' as const }] });
}, 120_000);
afterAll(() => operator.close());

// Portaria SPA/MF 1.207/2024.
const leastReturn = 0.85;

test('states a return of at least 85 % with every game that is not a live table', async () => {
  const { body } = await operator.ask('alfa', 'GET', '/v2/casino-games/category');
  const games: { rtp?: number; live?: boolean }[] = body.flatMap(
    (category: { games: object[] }) => category.games,
  );
  // Studios state the return of live tables inside the game.
  const returns = games.filter(({ live }) => !live).map((game) => game.rtp ?? 0);
  expect(returns.length).toBeGreaterThan(100);
  expect(returns.filter((percent) => percent < leastReturn * 100)).toEqual([]);
});

test('pays Mines and Double what their pages state', async () => {
  const token = await operator.logIn('alfa');
  const { body } = await operator.ask('alfa', 'GET', '/api/games/mines', { token });
  expect(1 - body.edge / 10_000).toBeGreaterThanOrEqual(leastReturn);
  const slots = { Vermelho: 7, Preto: 7, Branco: 1 };
  const returns = colourAppearances.map(({ name, pays }) => (slots[name as keyof typeof slots] * pays) / 15);
  for (const one of returns) expect(one).toBeCloseTo(rtp);
});
