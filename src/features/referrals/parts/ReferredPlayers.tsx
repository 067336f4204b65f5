import { useBrand } from '../../../shared/brand/useBrand.ts';
import type { Referrals } from '../../../shared/contract/bonus/referrals.ts';
import { formatDate } from '../../../shared/time/formatTime.ts';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { MoneyText } from '../../../ui/money/MoneyText.tsx';
import { Table } from '../../../ui/table/Table.tsx';
import { useTimeZone } from '../../settings/useTimeZone.ts';

type Row = Referrals['data'][number];

const dateOf = ({ created_at: at }: Row, timeZone: string) =>
  at && !Number.isNaN(Date.parse(at)) ? formatDate(at, timeZone) : '—';

export function ReferredPlayers({ players }: { players: readonly Row[] }) {
  const { voice } = useBrand();
  const timeZone = useTimeZone();
  return (
    <Table
      caption="Quem você indicou"
      rows={players}
      rowKey={({ id }) => id}
      columns={[
        { key: 'name', header: 'Nome', cell: ({ name }) => name || '—' },
        { key: 'date', header: 'Cadastro', cell: (row) => dateOf(row, timeZone) },
        {
          key: 'state',
          header: 'Situação',
          cell: ({ qualified }) => (
            <Badge $kind={qualified ? 'success' : 'neutral'}>
              {qualified ? 'Depósito válido' : 'Aguardando depósito'}
            </Badge>
          ),
        },
        {
          key: 'earned',
          header: 'Ganho',
          align: 'end',
          cell: ({ earned }) => <MoneyText cents={earned} />,
        },
      ]}
      empty={
        <EmptyState
          icon={<Icon name="user" size={28} />}
          title={voice.noReferrals}
          text="Quem se cadastrar por ele aparece aqui."
        />
      }
    />
  );
}
