import { memo } from 'react';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import type { Transaction } from '../../../shared/contract/wallet/transactions.ts';
import { formatBrl } from '../../../shared/money/formatBrl.ts';
import { useAppSelector } from '../../../shared/state/rootState.ts';
import { formatCalendarDate, formatDateTime } from '../../../shared/time/formatTime.ts';
import { defaultTimeZone } from '../../../shared/time/timeZone.ts';
import { selectUser } from '../../session/me.ts';
import { useTimeZone } from '../../settings/useTimeZone.ts';
import { signedCents, statusText, transactionDetail, transactionTitle } from '../transactionMessages.ts';
import type { StatementFilter } from '../transactionsApi.ts';
import { PrintSheet } from './PrintSheet.ts';

interface PrintedStatementProps {
  // Lines in the parts in which they loaded.
  parts: readonly (readonly Transaction[])[];
  filter: StatementFilter;
}

// Visible only in print.
export function PrintedStatement({ parts, filter }: PrintedStatementProps) {
  const { name, company } = useBrand();
  const user = useAppSelector(selectUser);
  const timeZone = useTimeZone();
  return (
    <PrintSheet data-print>
      <h1>Extrato {name}</h1>
      <p>
        {user?.name} · {periodText(filter)}
      </p>
      {company && (
        <p>
          {company.legalName}, CNPJ {company.document}
        </p>
      )}
      <table>
        <thead>
          <tr>
            <th>Data</th>
            <th>Movimento</th>
            <th>Detalhe</th>
            <th>Situação</th>
            <th>Valor</th>
          </tr>
        </thead>
        {parts.map((lines, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts are only appended
          <PrintedLines key={index} lines={lines} timeZone={timeZone} />
        ))}
      </table>
      <p>
        Emitido em {formatDateTime(Date.now(), timeZone)}, {zoneText(timeZone)}.
      </p>
    </PrintSheet>
  );
}

interface PrintedLinesProps {
  lines: readonly Transaction[];
  timeZone: string;
}

// Memoized: a new part does not render the earlier ones.
const PrintedLines = memo(function PrintedLines({ lines, timeZone }: PrintedLinesProps) {
  return (
    <tbody>
      {lines.map((line) => (
        <tr key={line.id}>
          <td>{formatDateTime(line.created_at, timeZone)}</td>
          <td>{transactionTitle(line)}</td>
          <td>{transactionDetail(line)}</td>
          <td>{statusText(line)}</td>
          <td>{formatBrl(signedCents(line))}</td>
        </tr>
      ))}
    </tbody>
  );
});

function zoneText(timeZone: string): string {
  return timeZone === defaultTimeZone ? 'horário de Brasília' : `fuso horário ${timeZone}`;
}

function periodText({ from, to }: StatementFilter): string {
  if (!from && !to) return 'todo o período';
  return [from && `de ${formatCalendarDate(from)}`, to && `até ${formatCalendarDate(to)}`]
    .filter(Boolean)
    .join(' ');
}
