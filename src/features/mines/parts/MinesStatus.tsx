import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { MinesRound } from '../../../shared/contract/casino/games.ts';
import { formatBrl } from '../../../shared/money/formatBrl.ts';
import { token } from '../../../shared/tokens/token.ts';
import { onGameScreen, onLowScreen, onPhone, onShortPhone } from '../../../ui/layout/screens.ts';
import { hiddenStyle } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { stacked } from '../../stake/InHouseGame.tsx';

interface MinesStatusProps {
  round: MinesRound | null;
  opening: number | undefined;
  marking: boolean;
  choosing: boolean;
}

/** Says below the board what the round asks for or how it ended, in one line on low phones. */
export function MinesStatus(props: MinesStatusProps) {
  return <Says role="status">{statusMessage(props)}</Says>;
}

function statusMessage({ round, opening, marking, choosing }: MinesStatusProps): ReactNode {
  if (opening !== undefined) return `Abrindo a casa ${opening + 1}…`;
  if (marking) return 'Marque as casas que serão abertas em cada rodada.';
  if (!round) return 'Escolha a aposta e o número de minas.';
  if (round.status === 'playing') {
    const opened = round.revealed.length;
    return opened === 0
      ? 'Abra uma casa.'
      : `${opened} ${opened === 1 ? 'diamante' : 'diamantes'}. Continue ou retire.`;
  }
  return (
    <>
      {round.status === 'lost' ? (
        <>
          Era uma mina.<Aside> Fim da rodada.</Aside> Você perdeu {formatBrl(round.bet)}.
        </>
      ) : (
        `Você retirou ${formatBrl(round.payout)}.`
      )}
      {choosing && <Aside> Toque no tabuleiro para marcar.</Aside>}
    </>
  );
}

// Read out only where the message has one line.
const Aside = styled.span`
  ${onGameScreen} {
    @media (max-height: 47.99em) {
      ${hiddenStyle}
    }
  }
`;

const Says = styled.p`
  min-block-size: var(--says, 1.5rem);
  margin-block-start: ${token('space.s')};
  font-weight: 600;
  text-align: center;

  /* The figures of a win take its place. */
  :has([data-at='below']) + & {
    opacity: 0;
  }

  /* Reserves two lines, so that a longer message does not move the controls. */
  ${onPhone} {
    min-block-size: 3rem;
  }

  ${onGameScreen} {
    ${stacked} {
      min-block-size: 1.25rem;
      margin-block-start: ${token('space.xs')};
      font-size: 0.875rem;
      line-height: 1.25rem;
    }

    @container game (max-width: 19.99rem) {
      min-block-size: 2.5rem;
    }

    /* High phones have room for a second line at any width. */
    @media (min-height: 48em) {
      min-block-size: 2.5rem;
    }
  }

  ${onShortPhone} {
    @container game (max-width: 19.99rem) {
      min-block-size: 1.25rem;
      font-size: 0.8125rem;
    }
  }

  /* In sight below the board. */
  ${onLowScreen} {
    @container game (min-width: 34rem) {
      min-block-size: 1.25rem;
      margin-block-start: ${token('space.2xs')};
      font-size: 0.875rem;
      line-height: 1.25rem;
    }
  }
`;
