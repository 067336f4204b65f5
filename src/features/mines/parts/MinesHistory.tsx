import { memo, useDeferredValue } from 'react';
import { styled } from 'styled-components';
import type { MinesRound } from '../../../shared/contract/casino/games.ts';
import { formatBrl } from '../../../shared/money/formatBrl.ts';
import { token } from '../../../shared/tokens/token.ts';
import { MoneyText } from '../../../ui/money/MoneyText.tsx';
import { Table } from '../../../ui/table/Table.tsx';
import { times } from '../../stake/multiplierText.ts';

const shown = 8;

interface MinesHistoryProps {
  rounds: readonly MinesRound[];
}

// Deferred: the board shows the end of the round first on a slow phone.
export function MinesHistory({ rounds }: MinesHistoryProps) {
  return <Rounds rounds={useDeferredValue(rounds)} />;
}

const Rounds = memo(function Rounds({ rounds }: MinesHistoryProps) {
  return (
    <Table
      caption="Suas últimas rodadas"
      rows={rounds.slice(0, shown)}
      rowKey={({ id }) => id}
      empty={<Muted>Suas rodadas aparecem aqui.</Muted>}
      columns={[
        {
          key: 'multiplier',
          header: 'Multiplicador',
          phone: 'title',
          cell: ({ status, multiplier }) => <b>{status === 'lost' ? 'Mina' : times(multiplier)}</b>,
        },
        {
          key: 'round',
          header: 'Rodada',
          phone: 'note',
          cell: ({ id, mines, bet }) =>
            `Nº ${id} · ${mines === 1 ? '1 mina' : `${mines} minas`} · aposta ${formatBrl(bet)}`,
        },
        {
          key: 'result',
          header: 'Resultado',
          align: 'end',
          phone: 'amount',
          cell: ({ payout, bet }) => <MoneyText signed cents={payout - bet} />,
        },
      ]}
    />
  );
});

const Muted = styled.p`
  color: ${token('color.text-muted')};
`;
