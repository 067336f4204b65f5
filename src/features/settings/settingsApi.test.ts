import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { tolerantSettings } from './settingsApi.ts';

test('keeps the default of an invalid setting and the value of the others', () => {
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

test.each([[null], [[]], ['<html>'], [12]])('rejects %j as settings', (response) => {
  expect(safeParse(tolerantSettings, response).success).toBe(false);
});
