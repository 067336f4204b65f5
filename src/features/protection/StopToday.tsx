import { styled } from 'styled-components';
import { alertRaised } from '../../shared/state/alertsSlice.ts';
import { useAppDispatch } from '../../shared/state/rootState.ts';
import { formatDateTime } from '../../shared/time/formatTime.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useTimeZone } from '../settings/useTimeZone.ts';
import { useCloseAccountMutation } from './closeAccount.ts';
import { usePausedUntil } from './usePausedUntil.ts';

const readableMs = 8_000;
const failedText = 'Não foi possível parar agora. Confira sua conexão e tente de novo.';

interface StopTodayProps {
  wide?: boolean;
  onStopped?: () => void;
}

/**
 * Pauses the account for 24 hours with one press; statement and withdrawals stay open. During a pause it shows
 * the end, and keeps its place and the focus.
 */
export function StopToday({ wide = false, onStopped }: StopTodayProps) {
  const dispatch = useAppDispatch();
  const timeZone = useTimeZone();
  const pausedUntil = usePausedUntil();
  const [closeAccount, { isLoading }] = useCloseAccountMutation();
  const stop = async () => {
    const { data } = await closeAccount({ kind: 'suspension', days: 1 });
    const until = data?.until;
    dispatch(
      until
        ? alertRaised({
            kind: 'success',
            text: `Você parou por hoje. Apostas e depósitos voltam em ${formatDateTime(until, timeZone)}; sacar continua possível.`,
            displayMs: readableMs,
          })
        : alertRaised({ kind: 'error', text: failedText, displayMs: readableMs }),
    );
    if (until) onStopped?.();
  };
  return (
    <Stop
      size={wide ? 'm' : 's'}
      variant="quiet"
      wide={wide}
      loading={isLoading}
      aria-disabled={pausedUntil !== null}
      onClick={() => pausedUntil === null && void stop()}
    >
      {pausedUntil === null ? 'Parar por hoje' : `Parado até ${pausedUntil}`}
    </Stop>
  );
}

// The end of the pause is to be read, so it keeps the contrast of text.
const Stop = styled(Button)`
  &[aria-disabled='true']:not([aria-busy='true']) {
    opacity: 1;
  }
`;
