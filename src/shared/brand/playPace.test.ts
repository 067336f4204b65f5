import { afterEach, expect, test, vi } from 'vitest';
import { isPaced } from './playPace.ts';

// Some ICU versions format `en-CA` dates with the month first.
class MonthFirst extends Intl.DateTimeFormat {
  override format = () => '02/01/2027';
}

afterEach(() => vi.unstubAllGlobals());

test('keeps the pace from midnight in Brazil on, also where the browser formats the month first', () => {
  vi.stubGlobal('Intl', Object.create(Intl, { DateTimeFormat: { value: MonthFirst } }));
  const brand = { jurisdiction: 'br', rules: { pace: '2027-02-01' } } as const;
  const at = (instant: string) => isPaced(brand, new Date(instant));
  expect(at('2027-02-01T02:59:59Z')).toBe(false);
  expect(at('2027-02-01T03:00:00Z')).toBe(true);
});
