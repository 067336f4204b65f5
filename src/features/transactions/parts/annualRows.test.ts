import { expect, test } from 'vitest';
import type { Annual } from '../../../shared/contract/wallet/annual.ts';
import { annualCsv, annualRows, balanceRows, closingDay } from './annualRows.ts';

const timeZone = 'America/Sao_Paulo';
const result = (stakes: number, prizes: number) => ({ stakes, prizes, result: prizes - stakes });
const one = { sports: result(500, 0), games: result(1_000, 1_250), balance_before: 0, balance_after: 99 };
const annual: Annual = {
  year: 2026,
  issued_at: '2027-01-02T12:00:00Z',
  company: { legal_name: '=Ladeira', document: '61.820.547/0001-28' },
  player: { name: 'Vitor Valente', document: '52998224725' },
  first_year: 2025,
  ...one,
  brands: [{ name: 'Gingaro', ...one }],
};

test('adds sums only where the operator has several brands', () => {
  expect(annualRows(annual).map(({ brand, kind }) => `${brand}: ${kind}`)).toEqual([
    'Gingaro: Apostas esportivas',
    'Gingaro: Jogos on-line',
  ]);
  const two = { ...annual, brands: [...annual.brands, { name: 'Outra', ...one }] };
  expect(annualRows(two)).toHaveLength(6);
  expect(balanceRows(two).map(({ brand }) => brand)).toEqual(['Gingaro', 'Outra', 'Todas as marcas']);
});

test('writes losses as negative numbers and escapes what is no number', () => {
  const csv = annualCsv(annual, timeZone);
  expect(csv).toContain('CPF;529.982.247-25\r\n');
  expect(csv).toContain('Operador;"\'=Ladeira"\r\n');
  expect(csv).toContain('Gingaro;Apostas esportivas;5,00;0,00;-5,00\r\n');
  expect(csv).toContain('Marca;Saldo em 31/12/2025 (R$);Saldo em 31/12/2026 (R$)\r\nGingaro;0,00;0,99\r\n');
});

test('dates the second balance by the day of issue while the year runs', () => {
  expect(closingDay(annual, timeZone)).toBe('31/12/2026');
  expect(closingDay({ ...annual, issued_at: '2026-11-24T01:00:00Z' }, timeZone)).toBe('23/11/2026');
});
