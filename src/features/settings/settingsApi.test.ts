import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { tolerantSettings } from './tolerantSettings.ts';

test('one setting that makes no sense keeps its default, the others count', () => {
  const parsed = safeParse(tolerantSettings, {
    general_title: 'Casa',
    deposit_min: 'muito',
    casino_enabled: '0',
  });
  expect(parsed.success && parsed.output).toMatchObject({
    general_title: 'Casa',
    deposit_min: 100,
    casino_enabled: false,
  });
});

test.each([[null], [[]], ['<html>'], [12]])('%j is no settings object', (answer) => {
  expect(safeParse(tolerantSettings, answer).success).toBe(false);
});
