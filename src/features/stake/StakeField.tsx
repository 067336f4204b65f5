import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { formatBrl } from '../../shared/money/formatBrl.ts';
import { token } from '../../shared/tokens/token.ts';
import { Button } from '../../ui/button/Button.tsx';
import { onLowScreen } from '../../ui/layout/screens.ts';
import { BrlField } from '../../ui/money/BrlField.tsx';
import { ClosedNote, closedNoteId } from '../protection/ClosedNote.tsx';
import { PlayLimitNote } from '../protection/PlayLimitNote.tsx';
import { HourPrice, type Pace } from './HourPrice.tsx';
import type { StakeChoice } from './useStake.ts';

interface StakeFieldProps {
  stake: StakeChoice;
  disabled: boolean;
  // False for visitors, who see no validation message.
  showProblem: boolean;
  pace: Pace;
  // A narrow field of the game, in the same row on phones.
  beside?: ReactNode;
}

export function StakeField({ stake, disabled, showProblem, pace, beside }: StakeFieldProps) {
  const base = stake.cents ?? stake.minCents;
  return (
    <Column>
      <Box>
        <BrlField
          label="Valor da aposta"
          cents={stake.cents}
          disabled={disabled}
          reserveMessage={false}
          // The note says the same of a closed account.
          error={showProblem && !stake.closedNote ? stake.problem : null}
          hint={
            stake.bonusPartCents > 0 ? `${formatBrl(stake.bonusPartCents)} saem do seu bônus.` : undefined
          }
          onCentsChange={stake.write}
        />
        <Buttons>
          <Button
            variant="quiet"
            aria-label="Metade da aposta"
            disabled={disabled}
            onClick={() => stake.set(base / 2)}
          >
            ½
          </Button>
          <Button
            variant="quiet"
            aria-label="Dobro da aposta"
            disabled={disabled}
            onClick={() => stake.set(base * 2)}
          >
            2×
          </Button>
        </Buttons>
        {beside && <Beside>{beside}</Beside>}
      </Box>
      <HourPrice stakeCents={stake.cents} pace={pace} />
      <ClosedNote />
      <PlayLimitNote limits={stake.limits} />
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  gap: ${token('space.xs')};

  /* Not where the docked button of a small phone covers it. */
  > #${closedNoteId} {
    order: -1;
  }
`;

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token('space.xs')};

  ${onLowScreen} {
    @container game (min-width: 44rem) {
      grid-auto-flow: column;
    }
  }

  @container game (min-width: 20rem) and (max-width: 33.99rem) {
    grid-auto-flow: column;

    /* The buttons leave room above them; on two lines, the field would be lower than they are. */
    label {
      white-space: nowrap;
    }
  }
`;

// A row of its own where three do not fit.
const Beside = styled.div`
  grid-column: 1 / -1;

  ${onLowScreen} {
    @container game (min-width: 44rem) {
      grid-column: auto;
      inline-size: 8rem;
    }
  }

  @container game (max-width: 18.49rem) or ((min-width: 20rem) and (max-width: 33.99rem)) {
    grid-column: auto;
    inline-size: 7.25rem;

    select {
      padding-inline: ${token('space.xs')} 2rem;
    }
  }
`;

const Buttons = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${token('space.2xs')};
  padding-block-start: 1.65rem;

  button {
    min-inline-size: 2.875rem;
    min-block-size: 2.875rem;
    padding-inline: ${token('space.xs')};
  }

  /* The narrowest phones have no room for them beside a field. */
  @container game (max-width: 18.49rem) {
    &:not(:last-child) {
      display: none;
    }
  }
`;
