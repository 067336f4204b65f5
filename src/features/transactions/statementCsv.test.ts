import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Transaction } from '../../shared/contract/wallet/transactions.ts';
import { csvCell, csvHead, csvRows } from './statementCsv.ts';

const line = (change: Partial<Transaction> = {}): Transaction => ({
  id: '500001',
  source_type: 'CasinoBet',
  type: 0,
  status: 2,
  amount: 123_456,
  created_at: '2026-03-10T15:00:00Z',
  source: undefined,
  ...change,
});

const statementCsv = (lines: Transaction[]) => csvHead + csvRows(lines, 'America/Sao_Paulo');

test("separates money in and out into columns and uses the operator's time zone", () => {
  const [, out, into] = statementCsv([line(), line({ type: 1, amount: 5 })]).split('\r\n');
  expect(out).toBe('10/03/2026 12:00;Aposta;;Concluída;;1234,56;500001');
  expect(into).toBe('10/03/2026 12:00;Prêmio;;Concluído;0,05;;500001');
});

test.each(['=1+1', '+55', '-2', '@SUM(A1)', ' =1', '\t=1'])('escapes the formula %j', (text) => {
  expect(csvCell(text)).toBe(`"'${text}"`);
});

test('keeps the columns and starts no cell with a formula for any game name', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      const source = {
        id: undefined,
        amount: undefined,
        occurrence: undefined,
        casino_game: { name },
        market: undefined,
      };
      const cells = parse(statementCsv([line({ source })]))[1] ?? [];
      expect(cells).toHaveLength(7);
      expect(cells[2]).toMatch(/^(?!\s*[=+\-@])/);
      expect([name, `'${name}`]).toContain(cells[2]);
    }),
  );
});

// An independent CSV parser.
function parse(csv: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /("(?:[^"]|"")*"|[^;\r\n]*)(;|\r\n|$)/gy;
  for (let match = cell.exec(csv); match && match.index < csv.length; match = cell.exec(csv)) {
    const text = match[1] ?? '';
    rows.at(-1)?.push(text.startsWith('"') ? text.slice(1, -1).replaceAll('""', '"') : text);
    if (match[2] === '\r\n') rows.push([]);
  }
  return rows;
}
