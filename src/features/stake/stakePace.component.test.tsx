import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { holdTimers } from '../../../tests/support/page/heldTimers.ts';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { paceMs } from '../../shared/brand/playPace.ts';
import { useStake } from './useStake.ts';

function BetButton() {
  const { problem, noteBet } = useStake();
  return (
    <button type="button" disabled={problem !== null} onClick={noteBet}>
      {problem ?? 'Apostar'}
    </button>
  );
}

const bet = page.getByRole('button', { name: 'Apostar' });
const wait = page.getByRole('button', { name: 'Espere 5 segundos entre uma aposta e outra.' });

test('makes the next bet wait for 5 seconds from the day in rules.pace on', async () => {
  const pass = holdTimers();
  await renderFeature(<BetButton />, { brand: { jurisdiction: 'br', rules: { pace: '2026-01-01' } } });
  await bet.click();
  const betAtMs = Date.now();
  await expect.element(wait).toBeDisabled();
  // The click was noted somewhat before this clock was read.
  await pass(betAtMs + paceMs / 2 - Date.now());
  await expect.element(wait).toBeDisabled();
  await pass(paceMs / 2);
  await expect.element(bet).toBeEnabled();
});

test('lets bets follow each other before that day', async () => {
  await renderFeature(<BetButton />, { brand: { jurisdiction: 'br', rules: { pace: '2999-01-01' } } });
  await bet.click();
  await expect.element(bet).toBeEnabled();
  expect(wait.query()).toBeNull();
});
