import { useState } from 'react';
import type { LimitKind, Limits } from '../../../shared/contract/account/protection.ts';
import { alertRaised } from '../../../shared/state/alertsSlice.ts';
import { useAppDispatch } from '../../../shared/state/rootState.ts';
import { formatDateTime } from '../../../shared/time/formatTime.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Cluster } from '../../../ui/layout/Cluster.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Note } from '../../../ui/note/Note.tsx';
import { toUserMessage } from '../../forms/toUserMessage.ts';
import { useTimeZone } from '../../settings/useTimeZone.ts';
import { useSaveLimitsMutation } from '../saveLimits.ts';
import { limitText, periodLabels } from './limitTexts.ts';

type Pending = Limits['pending'][number];

interface PendingLimitsProps {
  kind: LimitKind;
  limits: Limits;
}

/** Lists raised limits that wait for their time or for the player's confirmation. */
export function PendingLimits({ kind, limits }: PendingLimitsProps) {
  const timeZone = useTimeZone();
  return limits.pending
    .filter((pending) => pending.kind === kind)
    .map((pending) => {
      const { period, value, effective_at: effectiveAt, confirmation } = pending;
      if (confirmation === 'open')
        return <Confirmation key={period} pending={pending} current={limits[kind][period]} />;
      return (
        <Note key={period}>
          {periodLabels[period]}: {limitText(kind, value)} a partir de {formatDateTime(effectiveAt, timeZone)}
          {confirmation === 'later' && ', se você confirmar aqui depois disso'}.
        </Note>
      );
    });
}

const unreachable = 'Não foi possível salvar agora. Confira sua conexão e tente de novo.';

function Confirmation({ pending, current }: { pending: Pending; current: number | null }) {
  const dispatch = useAppDispatch();
  const [saveLimits] = useSaveLimitsMutation();
  const [sent, setSent] = useState<'raise' | 'keep' | null>(null);
  const { kind, period, value } = pending;

  // The same value again confirms the raise, and the current one drops it.
  const send = async (choice: 'raise' | 'keep') => {
    setSent(choice);
    const { error } = await saveLimits({ [kind]: { [period]: choice === 'raise' ? value : current } });
    setSent(null);
    if (error) dispatch(alertRaised({ kind: 'error', text: toUserMessage(error, { unreachable }) }));
    else {
      const text = choice === 'raise' ? 'Novo limite confirmado.' : 'Seu limite continua como está.';
      dispatch(alertRaised({ kind: 'success', text, displayMs: 4_000 }));
    }
  };
  return (
    <Note kind="warning">
      <Stack $gap="s">
        <p>
          {periodLabels[period]}: você pediu {limitText(kind, value)}. Confirme se ainda quer o aumento. Até
          lá vale {limitText(kind, current)}.
        </p>
        <Cluster $gap="xs">
          <Button
            size="s"
            variant="secondary"
            loading={sent === 'keep'}
            disabled={sent === 'raise'}
            onClick={() => void send('keep')}
          >
            Manter o limite atual
          </Button>
          <Button
            size="s"
            variant="quiet"
            loading={sent === 'raise'}
            disabled={sent === 'keep'}
            onClick={() => void send('raise')}
          >
            Confirmar aumento
          </Button>
        </Cluster>
      </Stack>
    </Note>
  );
}
