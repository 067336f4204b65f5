import { useState } from 'react';
import { styled } from 'styled-components';
import { alertRaised } from '../../shared/state/alertsSlice.ts';
import { useAppDispatch } from '../../shared/state/rootState.ts';
import { formatDateTime } from '../../shared/time/formatTime.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useLazyComponent } from '../../ui/lazy/useLazyComponent.ts';
import { useTimeZone } from '../settings/useTimeZone.ts';
import { useCloseAccountMutation } from './closeAccount.ts';
import { type ClosedAccount, useClosedAccount } from './useClosedAccount.ts';

const loadQuestion = () => import('./parts/StopQuestion.tsx').then((part) => part.StopQuestion);

const dayMs = 24 * 60 * 60_000;
const readableMs = 8_000;
const failedText = 'Não foi possível parar agora. Confira sua conexão e tente de novo.';

interface StopTodayProps {
  // In a dialog, which has room for the exact words; the strip of a narrow phone does not.
  wide?: boolean;
  // Whether a dialog around it asks the player already.
  isAsked?: boolean;
  onStopped?: () => void;
}

const closedText = ({ until }: ClosedAccount) =>
  until === null ? 'Conta autoexcluída' : `Parado até ${until}`;

/**
 * Pauses the account for 24 hours after a question that says until when; statement and withdrawals stay open. During
 * a pause or an exclusion it shows the end, and keeps its place and the focus.
 */
export function StopToday({ wide = false, isAsked = false, onStopped }: StopTodayProps) {
  const dispatch = useAppDispatch();
  const timeZone = useTimeZone();
  const closed = useClosedAccount();
  const [closeAccount, { isLoading }] = useCloseAccountMutation();
  // The end of the pause that the player is asked about, in ms; null without the question.
  const [endMs, setEndMs] = useState<number | null>(null);
  const Question = useLazyComponent(loadQuestion, endMs !== null);
  const stop = async () => {
    const { data } = await closeAccount({ kind: 'suspension', days: 1 });
    const until = data?.until;
    dispatch(
      until
        ? alertRaised({
            kind: 'success',
            text: `Você pausou por 24 horas. Apostas e depósitos voltam em ${formatDateTime(until, timeZone)}; sacar continua possível.`,
            displayMs: readableMs,
          })
        : alertRaised({ kind: 'error', text: failedText, displayMs: readableMs }),
    );
    if (!until) return;
    setEndMs(null);
    onStopped?.();
  };
  const press = () => {
    if (isAsked) void stop();
    else setEndMs(Date.now() + dayMs);
  };
  return (
    <>
      <Stop
        size={wide ? 'm' : 's'}
        variant="quiet"
        wide={wide}
        loading={isLoading || (endMs !== null && !Question)}
        aria-disabled={closed !== null}
        onClick={() => closed === null && press()}
      >
        {closed ? closedText(closed) : wide ? 'Pausar por 24 horas' : 'Parar por hoje'}
      </Stop>
      {endMs !== null && Question && (
        <Question
          endMs={endMs}
          isStopping={isLoading}
          onStop={() => void stop()}
          onClose={() => setEndMs(null)}
        />
      )}
    </>
  );
}

// The end of the pause is to be read, so it keeps the contrast of text.
const Stop = styled(Button)`
  &[aria-disabled='true']:not([aria-busy='true']) {
    opacity: 1;
  }
`;
