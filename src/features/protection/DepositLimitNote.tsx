import { formatBrl } from '../../shared/money/formatBrl.ts';
import { reachedLimit, reachedText } from '../../shared/money/playLimits.ts';
import { Note } from '../../ui/note/Note.tsx';
import { useGetLimitsQuery } from './limitsApi.ts';
import { leftText, periodNames, playLimits, tightestLimit } from './remainingLimit.ts';

interface DepositLimitNoteProps {
  // Cents about to be deposited.
  addedCents: number;
}

/** Shows the remaining deposit limit before a deposit that it would refuse. */
export function DepositLimitNote({ addedCents }: DepositLimitNoteProps) {
  const { data: limits } = useGetLimitsQuery();
  const time = limits && reachedLimit(playLimits(limits).filter(({ kind }) => kind === 'time'));
  if (time) return <Note kind="warning">{reachedText(time)} Até ele liberar não é possível depositar.</Note>;
  const room = limits && tightestLimit(limits, 'deposit');
  if (!room) return null;
  const isOver = addedCents > room.left;
  return (
    <Note kind={isOver ? 'warning' : 'info'}>
      Seu limite {periodNames[room.period]} de depósito é {formatBrl(room.limit)}:{' '}
      {leftText('deposit', room.left)}.
    </Note>
  );
}
