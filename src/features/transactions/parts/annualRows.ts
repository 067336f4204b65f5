import type { Annual } from '../../../shared/contract/wallet/annual.ts';
import { formatDate, isoDay } from '../../../shared/time/formatTime.ts';
import { byteOrderMark, csvCell, csvReais, csvSeparator } from '../statementCsv.ts';

interface AnnualRow {
  key: string;
  brand: string;
  kind: string;
  stakes: number;
  prizes: number;
  result: number;
}

/** Lists results by kind of bet: those of each brand, then the sums where there are several brands. */
export function annualRows({ brands, ...all }: Annual): AnnualRow[] {
  const owners = brands.length > 1 ? [...brands, { ...all, name: 'Todas as marcas' }] : brands;
  return owners.flatMap(({ name, sports, games }) => [
    { key: `${name} sports`, brand: name, kind: 'Apostas esportivas', ...sports },
    { key: `${name} games`, brand: name, kind: 'Jogos on-line', ...games },
  ]);
}

interface BalanceRow {
  brand: string;
  before: number;
  after: number;
}

export function balanceRows({ brands, ...all }: Annual): BalanceRow[] {
  const owners = brands.length > 1 ? [...brands, { ...all, name: 'Todas as marcas' }] : brands;
  return owners.map(({ name, balance_before, balance_after }) => ({
    brand: name,
    before: balance_before,
    after: balance_after,
  }));
}

// Day of the second balance: 31 December, or today in a year that is not over.
export function closingDay({ year, issued_at }: Annual, timeZone: string): string {
  return isoDay(issued_at, timeZone) < `${year}-12-31` ? formatDate(issued_at, timeZone) : `31/12/${year}`;
}

export const cpfText = (document: string) =>
  document.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4');

export function annualCsv(annual: Annual, timeZone: string): string {
  const { year, company, player } = annual;
  const lines = [
    ['ComprovaBet', String(year)],
    ['Operador', company.legal_name],
    ['CNPJ', company.document],
    ['Apostador', player.name],
    ['CPF', cpfText(player.document)],
    [],
    ['Marca', 'Natureza', 'Apostas (R$)', 'Prêmios (R$)', 'Resultado (R$)'],
    ...annualRows(annual).map(({ brand, kind, ...money }) => [
      brand,
      kind,
      ...[money.stakes, money.prizes, money.result].map(csvReais),
    ]),
    [],
    ['Marca', `Saldo em 31/12/${year - 1} (R$)`, `Saldo em ${closingDay(annual, timeZone)} (R$)`],
    ...balanceRows(annual).map(({ brand, before, after }) => [brand, csvReais(before), csvReais(after)]),
  ];
  const isAmount = /^-?\d+,\d\d$/;
  const cell = (text: string) => (isAmount.test(text) ? text : csvCell(text));
  return byteOrderMark + lines.map((line) => `${line.map(cell).join(csvSeparator)}\r\n`).join('');
}
