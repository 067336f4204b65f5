import { styled } from 'styled-components';
import type { MinesRound } from '../../../shared/contract/casino/games.ts';
import { minesMultiplier } from '../../../shared/fairness/minesMultiplier.ts';
import { token } from '../../../shared/tokens/token.ts';
import { onGameScreen } from '../../../ui/layout/screens.ts';
import { times } from '../../stake/multiplierText.ts';

interface MultiplierRibbonProps {
  // The open round.
  round: MinesRound | null;
  mines: number;
  edge: number;
}

/** Shows what the stake is worth now and with the next tile, before and during a round. */
export function MultiplierRibbon({ round, mines, edge }: MultiplierRibbonProps) {
  // Undefined at the last safe tile.
  const next = round ? round.next_multiplier : secondMultiplier(mines, edge);
  return (
    <Ribbon>
      <div>
        <dt>{round ? 'Agora' : '1ª casa'}</dt>
        <dd>{times(round ? round.multiplier : minesMultiplier(mines, 1, edge) / 10_000)}</dd>
      </div>
      {next !== undefined && (
        <div>
          <dt>{round ? 'Próxima' : '2ª casa'}</dt>
          <dd>{times(next)}</dd>
        </div>
      )}
    </Ribbon>
  );
}

function secondMultiplier(mines: number, edge: number): number | undefined {
  return mines < 24 ? minesMultiplier(mines, 2, edge) / 10_000 : undefined;
}

const Ribbon = styled.dl`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${token('space.xs')};

  > div {
    padding: ${token('space.2xs')} ${token('space.xs')};
    border: 1px solid ${token('color.border')};
    border-radius: ${token('radius.control')};
    background: ${token('color.background')};
  }

  dt {
    color: ${token('color.text-muted')};
    font-size: 0.75rem;
  }

  dd {
    font-size: 1rem;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    line-height: 1.25;
  }

  /* One line each, so that the stake is in sight of short phones too. */
  ${onGameScreen} {
    > div {
      display: flex;
      align-items: baseline;
      justify-content: space-between;
      gap: ${token('space.2xs')};
      min-inline-size: 0;
    }

    dt {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }

    @container game (max-width: 19.99rem) {
      grid-template-columns: auto auto;

      > div {
        padding-inline: ${token('space.2xs')};
      }
    }
  }
`;
