import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import type { DoubleColour } from '../../../shared/fairness/doubleSlot.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Note } from '../../../ui/note/Note.tsx';
import { pressOnce, useJustChanged } from '../../stake/pressing.ts';
import { StakeField } from '../../stake/StakeField.tsx';
import type { StakeChoice } from '../../stake/useStake.ts';
import { colourLooks } from './colours.ts';
import { slotStyles } from './slotStyle.ts';

interface DoublePanelProps {
  stake: StakeChoice;
  colour: DoubleColour;
  onColourChange: (colour: DoubleColour) => void;
  isPlayer: boolean;
  /** Bets are taken. */
  open: boolean;
  busy: boolean;
  /** How many the player has on the round. */
  bets: number;
  problem: string | null;
  /** In place of the button: automatic play has one of its own. */
  auto?: ReactNode;
  running: boolean;
  onBet: () => void;
}

/** Bet, colour, and the button. */
export function DoublePanel(props: DoublePanelProps) {
  const { stake, colour, onColourChange, isPlayer, open, busy, bets, problem, auto, running, onBet } = props;
  const justBet = useJustChanged(bets);
  const cannotBet = justBet || (isPlayer && (!open || stake.problem !== null));
  return (
    <Panel>
      <StakeField stake={stake} disabled={busy || running} showProblem={isPlayer} />
      <Colours role="group" aria-label="Cor">
        {colourLooks.map((look) => (
          <Colour
            key={look.colour}
            type="button"
            aria-label={look.name}
            aria-pressed={look.colour === colour}
            aria-disabled={running || undefined}
            $colour={look.colour}
            onClick={() => !running && onColourChange(look.colour)}
          >
            <b>{look.name}</b>
            <span>{look.pays}×</span>
          </Colour>
        ))}
      </Colours>
      {auto ?? (
        <Button
          wide
          size="l"
          loading={busy}
          // Not `disabled`, which would take the focus of whoever bets in every round.
          aria-disabled={cannotBet}
          onKeyDown={pressOnce}
          onClick={() => !cannotBet && onBet()}
        >
          Apostar
        </Button>
      )}
      <Hint>{open ? 'As apostas estão abertas.' : 'Apostas encerradas. A próxima rodada já vem.'}</Hint>
      {problem !== null && (
        <Note kind="danger" role="alert">
          {problem}
        </Note>
      )}
    </Panel>
  );
}

const Panel = styled.div`
  display: grid;
  gap: ${token('space.s')};
`;

const Colours = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${token('space.xs')};
`;

const Colour = styled.button<{ $colour: DoubleColour }>`
  position: relative;
  display: grid;
  gap: 0.125rem;
  min-block-size: 4rem;
  padding: ${token('space.xs')};
  border-radius: ${token('radius.control')};
  ${({ $colour }) => slotStyles[$colour]}

  ${({ 'aria-pressed': pressed }) =>
    pressed &&
    css`
      outline: 4px solid ${token('color.primary')};
      outline-offset: 2px;

      &::after {
        content: '✓' / '';
        position: absolute;
        /* Beside the multiplier, which is short in any type. */
        inset-block-end: 0.5rem;
        inset-inline-end: 0.75rem;
        font-weight: 700;
      }
    `}
`;

const Hint = styled.p`
  color: ${token('color.text-muted')};
  font-size: 0.875rem;
  text-align: center;
`;
