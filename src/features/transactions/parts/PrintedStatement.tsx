import { memo } from 'react';
import { styled } from 'styled-components';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import type { Transaction } from '../../../shared/contract/transactions.ts';
import { formatBrl } from '../../../shared/money/formatBrl.ts';
import { useAppSelector } from '../../../shared/state/rootState.ts';
import { formatCalendarDate } from '../../../shared/time/formatCalendarDate.ts';
import { formatDateTime } from '../../../shared/time/formatTime.ts';
import { defaultTimeZone } from '../../../shared/time/timeZone.ts';
import { selectUser } from '../../session/meApi.ts';
import { useTimeZone } from '../../settings/useTimeZone.ts';
import type { StatementFilter } from '../transactionsApi.ts';
import { signedCents, statusText, transactionDetail, transactionTitle } from '../transactionWords.ts';

interface PrintedStatementProps {
  /** The lines in parts, as they have come. */
  parts: readonly (readonly Transaction[])[];
  filter: StatementFilter;
}

/** Only on paper, and there alone. */
export function PrintedStatement({ parts, filter }: PrintedStatementProps) {
  const { name, company } = useBrand();
  const user = useAppSelector(selectUser);
  const timeZone = useTimeZone();
  return (
    <Sheet data-print>
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
          // biome-ignore lint/suspicious/noArrayIndexKey: a part stays where it came
          <PrintedLines key={index} lines={lines} timeZone={timeZone} />
        ))}
      </table>
      <p>
        Emitido em {formatDateTime(Date.now(), timeZone)}, {zoneText(timeZone)}.
      </p>
    </Sheet>
  );
}

interface PrintedLinesProps {
  lines: readonly Transaction[];
  timeZone: string;
}

/** Made once: another part does not make those before it again. */
const PrintedLines = memo(function PrintedLines({ lines, timeZone }: PrintedLinesProps) {
  return (
    <tbody>
      {lines.map((line) => (
        <tr key={line.id}>
          <td>{formatDateTime(line.created_at, timeZone)}</td>
          <td>{transactionTitle(line)}</td>
          <td>{transactionDetail(line)}</td>
          <td>{statusText(line.status)}</td>
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

const Sheet = styled.div`
  display: none;

  @media print {
    display: block;
    color: CanvasText;
    font-size: 10pt;
    color-scheme: light;

    table {
      inline-size: 100%;
      margin-block: 6mm;
      border-collapse: collapse;
    }

    th,
    td {
      padding: 1mm 2mm;
      border-block-end: 0.2mm solid;
      text-align: start;
    }

    td:last-child,
    th:last-child {
      text-align: end;
      white-space: nowrap;
    }

    tr {
      break-inside: avoid;
    }
  }
`;
