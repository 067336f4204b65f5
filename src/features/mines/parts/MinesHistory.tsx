import { memo, useDeferredValue } from 'react';
import { styled } from 'styled-components';
import type { MinesRound } from '../../../shared/contract/games.ts';
import { token } from '../../../shared/tokens/token.ts';
import { MoneyText } from '../../../ui/money/MoneyText.tsx';
import { Table } from '../../../ui/table/Table.tsx';
import { times } from './multiplierText.ts';

const shown = 8;

interface MinesHistoryProps {
  rounds: readonly MinesRound[];
}

/** The player's last rounds. The board shows first how one has ended: a slow phone draws both at once too late. */
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
        { key: 'id', header: 'Rodada', cell: ({ id }) => id },
        { key: 'mines', header: 'Minas', cell: ({ mines }) => mines },
        {
          key: 'multiplier',
          header: 'Multiplicador',
          cell: ({ status, multiplier }) => (status === 'lost' ? 'Mina' : times(multiplier)),
        },
        { key: 'bet', header: 'Aposta', align: 'end', cell: ({ bet }) => <MoneyText cents={bet} /> },
        {
          key: 'result',
          header: 'Resultado',
          align: 'end',
          cell: ({ payout, bet }) => <MoneyText signed cents={payout - bet} />,
        },
      ]}
    />
  );
});

const Muted = styled.p`
  color: ${token('color.text-muted')};
`;
