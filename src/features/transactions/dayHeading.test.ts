import { expect, test } from 'vitest';
import { dayHeading } from './dayHeading.ts';

const zone = 'America/Sao_Paulo';
const now = new Date('2026-11-24T12:00:00Z');

test('names days by the operator’s time zone', () => {
  expect(dayHeading('2026-11-24T03:00:00Z', now, zone)).toBe('Hoje');
  // Still the evening before in Brazil.
  expect(dayHeading('2026-11-24T02:59:00Z', now, zone)).toBe('Ontem');
  expect(dayHeading('2026-11-20T15:00:00Z', now, zone)).toBe('sexta-feira, 20 de novembro de 2026');
});
