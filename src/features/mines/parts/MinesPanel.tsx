import { styled } from 'styled-components';
import type { MinesRound } from '../../../shared/contract/casino/games.ts';
import { minesPayout } from '../../../shared/fairness/minesMultiplier.ts';
import { formatBrl } from '../../../shared/money/formatBrl.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { fromTablet, onGameScreen, onLowScreen, onMiddleScreen } from '../../../ui/layout/screens.ts';
import { Note } from '../../../ui/note/Note.tsx';
import { BetButton } from '../../stake/BetButton.tsx';
import { ActionDock, stacked } from '../../stake/InHouseGame.tsx';
import { StakeField } from '../../stake/StakeField.tsx';
import { pressOnce, usePressGuard } from '../../stake/usePressGuard.ts';
import type { StakeChoice } from '../../stake/useStake.ts';
import { MultiplierRibbon } from './MultiplierRibbon.tsx';
import { NextTiles } from './NextTiles.tsx';

interface MinesPanelProps {
  stake: StakeChoice;
  mines: number;
  onMinesChange: (mines: number) => void;
  // The open round.
  round: MinesRound | null;
  edge: number;
  busy: boolean;
  isPlayer: boolean;
  // Why the last move was refused.
  problem: string | null;
  // Automatic play has its own buttons.
  auto: boolean;
  onBet: (byKeyboard: boolean) => void;
  onCashOut: (round: MinesRound) => void;
}

// The fastest that the rules of pace allow: a stake each 5 s.
const roundsPerHour = 720;

const waiting = 'Para retirar, abra uma casa';

// Created once, because every move renders the panel.
const choices = Array.from({ length: 24 }, (_, index) => index + 1).map((count) => (
  <option key={count} value={count}>
    {count === 1 ? '1 mina' : `${count} minas`}
  </option>
));

export function MinesPanel(props: MinesPanelProps) {
  const { stake, mines, onMinesChange, round, edge, busy, isPlayer, problem, auto, onBet, onCashOut } = props;
  const justEnded = usePressGuard(round === null);
  const cannotBet = justEnded || (isPlayer && stake.problem !== null);
  const opened = round?.revealed.length ?? 0;
  const winCents = round ? minesPayout(round.bet, Math.round(round.multiplier * 10_000)) : 0;
  const refusal = problem !== null && (
    <Note kind="danger" role="alert">
      {problem}
    </Note>
  );
  return (
    <Panel>
      <StakeField
        stake={stake}
        disabled={round !== null || busy}
        showProblem={isPlayer && !round}
        pace={{ roundsPerHour, rtp: 1 - edge / 10_000 }}
        beside={
          <SelectField
            label="Minas"
            reserveMessage={false}
            value={round?.mines ?? mines}
            disabled={round !== null || busy}
            onChange={(event) => onMinesChange(Number(event.target.value))}
          >
            {choices}
          </SelectField>
        }
      />
      <MultiplierRibbon round={round} mines={mines} edge={edge} />
      {!auto && (
        <ActionDock>
          {round ? (
            <CashOut
              wide
              size="l"
              aria-label="Retirar"
              aria-description={opened === 0 ? waiting : undefined}
              loading={busy && opened > 0}
              aria-disabled={opened === 0}
              onKeyDown={pressOnce}
              onClick={() => opened > 0 && onCashOut(round)}
            >
              {opened === 0 ? waiting : `Retirar ${formatBrl(winCents)}`}
            </CashOut>
          ) : (
            <BetButton
              stake={stake}
              loading={busy}
              cannotBet={cannotBet}
              // A click by Enter or Space has a `detail` of 0.
              onClick={({ detail }) => !cannotBet && onBet(detail === 0)}
            />
          )}
          {refusal}
        </ActionDock>
      )}
      {auto && refusal}
      {!auto && <NextTiles round={round} mines={round?.mines ?? mines} edge={edge} />}
    </Panel>
  );
}

const Panel = styled.div`
  display: grid;
  gap: ${token('space.s')};

  /* One row of fields and action, so that the board above may be large. */
  ${fromTablet} {
    ${onMiddleScreen} {
      grid-template-columns: minmax(0, 1fr) 10.25rem;
      column-gap: ${token('space.xs')};

      > *,
      > :first-child > *,
      > ${ActionDock} > * {
        grid-column: 1 / -1;
      }

      > :first-child,
      > ${ActionDock} {
        display: contents;
      }

      > :first-child > :first-child {
        grid-area: 1 / 1;
      }

      > ${ActionDock} > :first-child {
        grid-area: 1 / 2;
        /* Below the labels of the fields. */
        margin-block-start: 1.65rem;
        min-block-size: 2.875rem;
        align-self: start;
        padding: 0 ${token('space.xs')};
      }
    }
  }

  ${onGameScreen} {
    > dl {
      order: -1;
    }

    ${stacked} {
      gap: ${token('space.xs')};
    }
  }

  /* Stake, mines and action share the screen. */
  ${onLowScreen} {
    gap: ${token('space.xs')};

    > dl {
      order: 1;
    }
  }
`;

// Before the first tile: a state that says what comes next, not a button that failed.
const CashOut = styled(Button)`
  &&[aria-disabled='true']:not([aria-busy]) {
    border: 2px dashed ${token('color.control-border')};
    background: none;
    box-shadow: none;
    color: ${token('color.text')};
    opacity: 1;
  }
`;
