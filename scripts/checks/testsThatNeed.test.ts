import { expect, test } from 'vitest';
import { testsThatNeed } from './testsThatNeed.ts';

test('finds the tests that need a program, through their imports too', () => {
  expect(testsThatNeed([])).toEqual([]);
  const needPostgres = testsThatNeed(['BANDEIRA_POSTGRES_BIN']);
  expect(needPostgres).toContain('tests/contract/store.test.ts');
  expect(needPostgres).not.toContain('tests/contract/habits.test.ts');
  // Starts nginx by `liveServers.ts`.
  expect(testsThatNeed(['BANDEIRA_NGINX'])).toContain('tests/build/smoke.test.ts');
});
