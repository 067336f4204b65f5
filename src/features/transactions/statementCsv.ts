import type { Transaction } from '../../shared/contract/transactions.ts';
import { formatDateTime } from '../../shared/time/formatTime.ts';
import { isIncoming, statusText, transactionDetail, transactionTitle } from './transactionWords.ts';

const headers = ['Data', 'Movimento', 'Detalhe', 'Situação', 'Entrada (R$)', 'Saída (R$)', 'Número'];
/** Spreadsheets in Portuguese separate by semicolons, and read UTF-8 only after this mark. */
const separator = ';';
const byteOrderMark = '\ufeff';

/** The first line of the statement for a spreadsheet. */
export const csvHead = `${byteOrderMark}${headers.join(separator)}\r\n`;

/** Lines of it. Amounts have no sign: money in and money out stand in columns of their own. */
export function csvRows(lines: readonly Transaction[], timeZone: string): string {
  return lines.map((line) => `${cellsOf(line, timeZone).map(csvCell).join(separator)}\r\n`).join('');
}

function cellsOf(line: Transaction, timeZone: string): string[] {
  const amount = decimalReais(line.amount);
  return [
    formatDateTime(line.created_at, timeZone),
    transactionTitle(line),
    transactionDetail(line),
    statusText(line.status),
    isIncoming(line) ? amount : '',
    isIncoming(line) ? '' : amount,
    line.id,
  ];
}

/** A text that a spreadsheet would take for a formula is marked as a text; quotes keep separators inside. */
export function csvCell(text: string): string {
  const safe = /^\s*[=+\-@]|^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[";\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function decimalReais(cents: number): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)},${digits.slice(-2)}`;
}
