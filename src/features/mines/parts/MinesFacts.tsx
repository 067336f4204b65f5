import type { MinesRound } from '../../../shared/contract/casino/games.ts';
import { minesMultiplier, mineTiles } from '../../../shared/fairness/minesMultiplier.ts';
import { formatBrl } from '../../../shared/money/formatBrl.ts';
import { GameFacts, PayTable } from '../../stake/GameFacts.tsx';
import { exactTimes, times } from '../../stake/multiplierText.ts';

interface MinesFactsProps {
  mines: number;
  // The operator's share in basis points.
  edge: number;
  last: MinesRound | undefined;
}

const rules = [
  `O tabuleiro tem ${mineTiles} casas. Você escolhe quantas escondem minas, de 1 a 24.`,
  'Cada casa sem mina aumenta o multiplicador da aposta. Retire quando quiser depois da primeira.',
  'Abrir uma mina encerra a rodada, e a aposta é perdida.',
];

export function MinesFacts({ mines, edge, last }: MinesFactsProps) {
  const safe = mineTiles - mines;
  const multiplier = (opened: number) => minesMultiplier(mines, opened, edge) / 10_000;
  const pay = (opened: number) => times(multiplier(opened));
  return (
    <GameFacts
      rtp={1 - edge / 10_000}
      pays={safe === 1 ? pay(1) : `${pay(1)} a ${pay(safe)}`}
      last={lastText(last)}
      rules={rules}
      payTable={
        <PayTable
          caption={`Pagamento com ${mines === 1 ? '1 mina' : `${mines} minas`}`}
          rows={Array.from({ length: safe }, (_, index) => index + 1).map(
            (opened) =>
              [opened === 1 ? '1 casa' : `${opened} casas`, exactTimes(multiplier(opened))] as const,
          )}
        />
      }
    />
  );
}

function lastText(last: MinesRound | undefined): string {
  if (!last) return 'Nenhum ainda';
  return last.status === 'lost'
    ? `Você perdeu ${formatBrl(last.bet)}`
    : `${times(last.multiplier)}: ${formatBrl(last.payout)} pagos`;
}
