import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { swallowedKeys } from '../../../tests/support/swallowedKeys.ts';
import { MinesBoard } from './parts/MinesBoard.tsx';

test('moves by arrows, and leaves keys with a modifier to the browser, as Alt with ← goes back', async () => {
  const tiles = Array.from({ length: 25 }, () => 'closed' as const);
  await renderFeature(
    <MinesBoard tiles={tiles} pressable="closed" opening={[]} focusFor={null} onPress={() => {}} />,
    { player: null },
  );
  const tile = (index: number) =>
    page.getByRole('group', { name: 'Tabuleiro' }).getByRole('button').nth(index);
  (tile(0).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  await expect.element(tile(6)).toHaveFocus();
  expect(swallowedKeys(tile(6).element(), 'ArrowLeft')).toEqual([]);
  await expect.element(tile(6)).toHaveFocus();
});
