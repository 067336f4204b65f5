import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import type { DoubleColour } from '../../../shared/fairness/doubleSlot.ts';
import { token } from '../../../shared/tokens/token.ts';
import { onLowScreen, onMiddleScreen } from '../../../ui/layout/screens.ts';
import { Note } from '../../../ui/note/Note.tsx';
import { BetButton } from '../../stake/BetButton.tsx';
import { ActionDock } from '../../stake/InHouseGame.tsx';
import { StakeField } from '../../stake/StakeField.tsx';
import { usePressGuard } from '../../stake/usePressGuard.ts';
import type { StakeChoice } from '../../stake/useStake.ts';
import { colourAppearances, rtp } from './colours.ts';
import { slotLight, slotStyles } from './slotStyle.ts';

// Phones between the bars of their browsers, where the docked action would cut the colors off.
const onLowPhone = '@media (max-width: 47.99em) and (max-height: 43.99em)';

// Rounds of 22 s.
const pace = { roundsPerHour: 163, rtp };

interface DoublePanelProps {
  stake: StakeChoice;
  // Null before the player chooses one.
  colour: DoubleColour | null;
  onColourChange: (colour: DoubleColour) => void;
  isPlayer: boolean;
  // Whether bets are accepted.
  open: boolean;
  busy: boolean;
  // Number of the player's bets on the round.
  bets: number;
  problem: string | null;
  // Fields and button of automatic play, which replace the bet button.
  auto?: ReactNode;
  running: boolean;
  onBet: () => void;
}

export function DoublePanel(props: DoublePanelProps) {
  const { stake, colour, onColourChange, isPlayer, open, busy, bets, problem, auto, running, onBet } = props;
  const justBet = usePressGuard(bets);
  const cannotBet = justBet || (isPlayer && (!open || stake.problem !== null));
  const hint = (
    <Hint>{open ? 'As apostas estão abertas.' : 'Apostas encerradas. A próxima rodada já vem.'}</Hint>
  );
  const refusal = problem !== null && (
    <Refusal>
      <Note kind="danger" role="alert">
        {problem}
      </Note>
    </Refusal>
  );
  return (
    <Panel>
      <StakeField stake={stake} disabled={busy || running} showProblem={isPlayer} pace={pace} />
      <Colours role="group" aria-label="Cor">
        {colourAppearances.map((appearance) => (
          <Colour
            key={appearance.colour}
            type="button"
            aria-label={appearance.name}
            aria-pressed={appearance.colour === colour}
            aria-disabled={running || undefined}
            $colour={appearance.colour}
            onClick={() => !running && onColourChange(appearance.colour)}
          >
            <b>{appearance.name}</b>
            <span>{appearance.pays}×</span>
          </Colour>
        ))}
      </Colours>
      {auto ? (
        <>
          {hint}
          {auto}
          {refusal}
        </>
      ) : (
        <ActionDock data-dock>
          {refusal || hint}
          <BetButton
            stake={stake}
            loading={busy}
            cannotBet={cannotBet}
            onClick={() => !cannotBet && onBet()}
          />
        </ActionDock>
      )}
    </Panel>
  );
}

const Panel = styled.div`
  display: grid;
  gap: ${token('space.s')};

  ${onLowScreen} {
    gap: ${token('space.xs')};
  }
`;

const Colours = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${token('space.xs')};
`;

const flat = css`
  --high: 3rem;
  padding-block: 0;
  line-height: 1.15;
`;

const Colour = styled.button<{ $colour: DoubleColour }>`
  position: relative;
  display: grid;
  align-content: center;
  gap: 0.125rem;
  --high: 4rem;
  min-block-size: var(--high);
  padding: ${token('space.xs')};
  border-radius: ${token('radius.control')};
  ${({ $colour }) => slotStyles[$colour]}
  ${slotLight}

  ${onLowPhone} {
    ${flat}
  }

  /* Above the docked action. */
  ${onLowScreen} {
    ${flat}
  }

  ${onMiddleScreen} {
    ${flat}
  }

  ${({ 'aria-pressed': pressed }) =>
    pressed &&
    css`
      /* The ring takes the place of the edge, so that it stays in the column. */
      min-block-size: calc(var(--high) - 6px);
      margin: 3px;

      /* Also right after a press, when the button has the focus. */
      &&:not(:focus-visible) {
        outline: 3px solid ${token('color.primary')};
      }

      &::after {
        content: '✓' / '';
        position: absolute;
        /* Beside the multiplier, which is short in any font size. */
        inset-block-end: 0.5rem;
        inset-inline-end: 0.75rem;
        font-weight: 700;
      }
    `}
`;

// As high as the refusal that takes its place, so that the wheel above keeps its size.
const lineSize = '1.75rem';

// Without a hint: over the price of an hour, above the colors, so that nothing moves and all of them stay in sight.
const overPrice = css`
  [data-dock] > & {
    position: absolute;
    inset: auto 0 calc(100% + 3.25rem + ${token('space.s')});
    border-radius: ${token('radius.control')};
    background: ${token('color.background')};

    > * {
      /* As high as the two lines of the price. */
      align-items: center;
      min-block-size: 2.75rem;
    }
  }
`;

const Refusal = styled.div`
  font-size: 0.875rem;

  > * {
    min-block-size: ${lineSize};
    padding: 0.25rem ${token('space.s')};
  }

  ${onLowScreen} {
    ${overPrice}
  }

  ${onMiddleScreen} {
    ${overPrice}
  }

  ${onLowPhone} {
    ${overPrice}
  }
`;

const Hint = styled.p`
  display: grid;
  place-content: center;
  min-block-size: ${lineSize};
  color: ${token('color.text-muted')};
  font-size: 0.875rem;
  line-height: 1.25rem;
  text-align: center;

  /* The message above the wheel tells the same where the room is short. */
  ${onLowScreen} {
    display: none;
  }

  ${onMiddleScreen} {
    display: none;
  }

  ${onLowPhone} {
    display: none;
  }
`;
