import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PlayLimit, playLimitRefusal, reachedLimit } from './playLimits.ts';

const limit = (kind: PlayLimit['kind'], most: number, used: number): PlayLimit => ({
  kind,
  period: 'day',
  limit: most,
  used,
});
const refusal = (limits: PlayLimit[], stake: number) =>
  playLimitRefusal(limits, stake)?.replaceAll('\u00a0', ' ') ?? null;

test('allows a limit to its last cent, bet and minute, and not beyond', () => {
  expect(refusal([limit('loss', 5_000, 4_000)], 1_000)).toBeNull();
  expect(refusal([limit('loss', 5_000, 4_000)], 1_001)).toBe(
    'Esta aposta passa do seu limite diário de perda, R$ 50,00.',
  );
  expect(refusal([limit('bets', 3, 2)], 100)).toBeNull();
  expect(refusal([limit('bets', 3, 3)], 100)).toBe('Você atingiu seu limite diário de apostas, 3.');
  expect(refusal([limit('time', 60, 59)], 100)).toBeNull();
  expect(refusal([limit('time', 60, 60)], 100)).toBe('Você atingiu seu limite diário de tempo, 60 minutos.');
});

test('reports a used limit as reached, the time limit before the others', () => {
  const reached = [limit('loss', 100, 100), limit('bets', 3, 2), limit('time', 1, 4)];
  expect(reachedLimit(reached)?.kind).toBe('time');
  expect(refusal(reached, 1)).toBe('Você atingiu seu limite diário de tempo, 1 minuto.');
  expect(refusal(reached.slice(0, 2), 1)).toBe('Você atingiu seu limite diário de perda, R$ 1,00.');
  expect(reachedLimit([limit('loss', 100, 99)])).toBeNull();
});

test('never allows more loss or more bets than the limits say, for any order of stakes and prizes', () => {
  const bet = fc.record({ stake: fc.integer({ min: 1, max: 500 }), prize: fc.integer({ min: 0, max: 700 }) });
  fc.assert(
    fc.property(
      fc.array(bet, { maxLength: 40 }),
      fc.integer({ min: 0, max: 2_000 }),
      fc.integer({ min: 0, max: 20 }),
      (bets, mostLost, mostBets) => {
        let lost = 0;
        let made = 0;
        for (const { stake, prize } of bets) {
          const used = Math.max(0, lost);
          if (playLimitRefusal([limit('loss', mostLost, used), limit('bets', mostBets, made)], stake))
            continue;
          lost += stake;
          made += 1;
          expect(lost).toBeLessThanOrEqual(mostLost);
          lost -= prize;
        }
        expect(made).toBeLessThanOrEqual(mostBets);
      },
    ),
  );
});
