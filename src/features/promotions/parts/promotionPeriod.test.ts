import { expect, test } from 'vitest';
import { promotionPeriod } from './promotionPeriod.ts';

const now = Date.parse('2026-03-10T12:00:00Z');
const of = (starts_at?: string, ends_at?: string) =>
  promotionPeriod({ starts_at, ends_at }, now, 'America/Sao_Paulo');

test('tells upcoming, running and ended promotions apart', () => {
  expect(of('2026-04-01T12:00:00Z')).toEqual({ state: 'upcoming', text: 'Começa em 01/04/2026' });
  expect(of('2026-01-01T12:00:00Z', '2026-12-15T12:00:00Z')).toEqual({
    state: 'running',
    text: 'Até 15/12/2026',
  });
  expect(of(undefined, '2026-03-10T12:00:00Z').state).toBe('ended');
});

test('treats invalid dates as absent', () => {
  expect(of('soon', 'never')).toEqual({ state: 'running', text: 'Por tempo indeterminado' });
});
