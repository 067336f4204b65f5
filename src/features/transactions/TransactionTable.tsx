import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { transactionStatuses } from '../../shared/contract/wallet/transactionCodes.ts';
import type { Transaction } from '../../shared/contract/wallet/transactions.ts';
import { formatDateTime, formatTime } from '../../shared/time/formatTime.ts';
import { token } from '../../shared/tokens/token.ts';
import { Badge } from '../../ui/badge/Badge.tsx';
import { MoneyText } from '../../ui/money/MoneyText.tsx';
import { Table } from '../../ui/table/Table.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
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
  // Status that the filter above states for every line.
  status?: string;
}

const kinds: Readonly<Record<number, 'warning' | 'danger'>> = {
  [transactionStatuses.pending]: 'warning',
  [transactionStatuses.processing]: 'warning',
  [transactionStatuses.refused]: 'danger',
};

export function TransactionTable(props: TransactionTableProps) {
  const { caption, captionHidden, byDay = false, lines, empty, busy, status } = props;
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
        {
          key: 'what',
          header: 'Movimento',
          phone: 'title',
          cell: (line) => <What line={line} isStatusKnown={line.status === Number(status || NaN)} />,
        },
        {
          key: 'amount',
          header: 'Valor',
          phone: 'amount',
          align: 'end',
          cell: (line) => <Amount line={line} />,
        },
      ]}
    />
  );
}

const isSettled = ({ status }: Transaction) => status === transactionStatuses.approved;

function What({ line, isStatusKnown }: { line: Transaction; isStatusKnown: boolean }) {
  const detail = transactionDetail(line);
  return (
    <>
      <Title>
        {transactionTitle(line)}
        {isSettled(line) || isStatusKnown ? (
          <VisuallyHidden>{statusText(line)}</VisuallyHidden>
        ) : (
          <Badge $kind={kinds[line.status] ?? 'neutral'}>{statusText(line)}</Badge>
        )}
      </Title>
      {detail && <Detail>{detail}</Detail>}
    </>
  );
}

// Only settled money has a sign: what is pending has not moved, and what failed never will.
function Amount({ line }: { line: Transaction }) {
  const cents = signedCents(line);
  if (isSettled(line)) {
    return (
      <Settled $isGain={cents > 0}>
        <MoneyText cents={cents} signed />
      </Settled>
    );
  }
  const isOpen =
    line.status === transactionStatuses.pending || line.status === transactionStatuses.processing;
  return (
    <Unsettled as={isOpen ? 'span' : 's'}>
      <MoneyText cents={line.amount} />
    </Unsettled>
  );
}

const Title = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.2xs')} ${token('space.xs')};
`;

// Weight and tone for money received, because a sign alone is easily overlooked.
const Settled = styled.span<{ $isGain: boolean }>`
  color: ${({ $isGain }) => token($isGain ? 'color.text' : 'color.text-muted')};
  font-weight: ${({ $isGain }) => ($isGain ? 750 : 500)};
`;

const Unsettled = styled.span`
  color: ${token('color.text-muted')};
  font-weight: 500;
`;

const Detail = styled.span`
  display: block;
  color: ${token('color.text-muted')};
  font-size: 0.875rem;
`;
