import type { Transaction } from '../../shared/contract/wallet/transactions.ts';
import { formatDateTime } from '../../shared/time/formatTime.ts';
import { isIncoming, statusText, transactionDetail, transactionTitle } from './transactionMessages.ts';

const headers = ['Data', 'Movimento', 'Detalhe', 'Situação', 'Entrada (R$)', 'Saída (R$)', 'Número'];
// Spreadsheets in Portuguese expect semicolons, and UTF-8 only with this mark.
export const csvSeparator = ';';
export const byteOrderMark = '\ufeff';

export const csvHead = `${byteOrderMark}${headers.join(csvSeparator)}\r\n`;

// Amounts are unsigned, because money in and out have columns of their own.
export function csvRows(lines: readonly Transaction[], timeZone: string): string {
  return lines.map((line) => `${cellsOf(line, timeZone).map(csvCell).join(csvSeparator)}\r\n`).join('');
}

function cellsOf(line: Transaction, timeZone: string): string[] {
  const amount = csvReais(line.amount);
  return [
    formatDateTime(line.created_at, timeZone),
    transactionTitle(line),
    transactionDetail(line),
    statusText(line),
    isIncoming(line) ? amount : '',
    isIncoming(line) ? '' : amount,
    line.id,
  ];
}

/** Escapes a cell; a leading apostrophe keeps spreadsheets from running a formula. */
export function csvCell(text: string): string {
  const safe = /^\s*[=+\-@]|^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[";\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function csvReais(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`;
}
