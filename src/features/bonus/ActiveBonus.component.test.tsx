import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { ActiveBonus } from './ActiveBonus.tsx';

const rollover = (id: string, active: number) => ({
  id,
  active,
  amount_current: 2_500,
  amount_rollover: 10_000,
  balance: 1_000,
  name: `Bônus da ${id}`,
});

test.each([
  ['the rollover with active 1', [0, 1, 0], 'Bônus da semana 2'],
  ['none without one', [0, 2, 0], null],
])('shows %s', async (_what, actives, name) => {
  const data = actives.map((active, index) => rollover(`semana ${index + 1}`, active));
  const { callsOf } = await renderFeature(<ActiveBonus />, {
    operator: { 'GET /api/bonus': () => ({ data }) },
  });
  await expect.poll(() => callsOf('GET /api/bonus').map(({ url }) => url)).toEqual(['/api/bonus?active=1']);
  const bars = page.getByRole('progressbar');
  await expect.poll(() => bars.elements()).toHaveLength(name === null ? 0 : 1);
  if (name !== null) await expect.element(bars).toHaveAccessibleName(name);
});
