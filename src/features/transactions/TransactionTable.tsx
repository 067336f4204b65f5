import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { transactionStatuses } from '../../shared/contract/wallet/transactionCodes.ts';
import type { Transaction } from '../../shared/contract/wallet/transactions.ts';
import { formatDateTime, formatTime } from '../../shared/time/formatTime.ts';
import { token } from '../../shared/tokens/token.ts';
import { Badge } from '../../ui/badge/Badge.tsx';
import { MoneyText } from '../../ui/money/MoneyText.tsx';
import { Table } from '../../ui/table/Table.tsx';
import { useTimeZone } from '../settings/useTimeZone.ts';
import { dayHeading } from './siteDates.ts';
import { signedCents, statusText, transactionDetail, transactionTitle } from './transactionMessages.ts';

interface TransactionTableProps {
  caption: string;
  captionHidden?: boolean;
  // Shows a heading per day, and only the time in each line.
  byDay?: boolean;
  lines: readonly Transaction[];
  empty: ReactNode;
  busy?: boolean;
}

const kinds: Readonly<Record<number, 'success' | 'warning' | 'danger'>> = {
  [transactionStatuses.pending]: 'warning',
  [transactionStatuses.processing]: 'warning',
  [transactionStatuses.approved]: 'success',
  [transactionStatuses.refused]: 'danger',
};

export function TransactionTable(props: TransactionTableProps) {
  const { caption, captionHidden, byDay = false, lines, empty, busy } = props;
  const timeZone = useTimeZone();
  return (
    <Table
      caption={caption}
      captionHidden={captionHidden ?? false}
      rows={lines}
      rowKey={({ id }) => id}
      groupOf={byDay ? (line) => dayHeading(line.created_at, new Date(), timeZone) : undefined}
      busy={busy ?? false}
      empty={empty}
      columns={[
        {
          key: 'when',
          header: byDay ? 'Hora' : 'Data',
          phone: 'note',
          cell: ({ created_at }) =>
            byDay ? formatTime(created_at, timeZone) : formatDateTime(created_at, timeZone),
        },
        { key: 'what', header: 'Movimento', phone: 'title', cell: (line) => <What line={line} /> },
        {
          key: 'status',
          header: 'Situação',
          phone: 'state',
          cell: (line) => <Badge $kind={kinds[line.status] ?? 'neutral'}>{statusText(line)}</Badge>,
        },
        {
          key: 'amount',
          header: 'Valor',
          phone: 'amount',
          align: 'end',
          cell: (line) => (
            <Amount $isGain={isDone(line) && signedCents(line) > 0}>
              <MoneyText cents={signedCents(line)} signed />
            </Amount>
          ),
        },
      ]}
    />
  );
}

const isDone = ({ status }: Transaction) => status === transactionStatuses.approved;

function What({ line }: { line: Transaction }) {
  const detail = transactionDetail(line);
  return (
    <>
      {transactionTitle(line)}
      {detail && <Detail>{detail}</Detail>}
    </>
  );
}

// Weight and tone for money received, because a sign alone is easily overlooked; a pending amount has neither.
const Amount = styled.span<{ $isGain: boolean }>`
  color: ${({ $isGain }) => token($isGain ? 'color.text' : 'color.text-muted')};
  font-weight: ${({ $isGain }) => ($isGain ? 750 : 500)};
`;

const Detail = styled.span`
  display: block;
  color: ${token('color.text-muted')};
  font-size: 0.875rem;
`;
