import { expect, test } from 'vitest';
import { payoutText } from './payoutClock.ts';

const created = '2026-11-23T15:00:00Z';
const after = (minutes: number) =>
  payoutText(created, Date.parse(created) + minutes * 60_000, 'America/Sao_Paulo');

test('counts 120 minutes from the request', () => {
  expect(after(0)).toBe('Pago até 14:00, em no máximo 2 h 00 min');
  expect(after(61)).toBe('Pago até 14:00, em no máximo 59 min');
});

test('says so when the time is over', () => {
  expect(after(119)).toBe('Pago até 14:00, em no máximo 1 min');
  expect(after(120)).toBe('Passou do prazo de 120 minutos. Fale com o atendimento.');
});
