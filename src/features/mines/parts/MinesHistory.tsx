import { memo, useDeferredValue } from 'react';
import { styled } from 'styled-components';
import type { MinesRound } from '../../../shared/contract/casino/games.ts';
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
