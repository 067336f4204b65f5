import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { sanitizedHtml } from '../../shared/html/sanitizedHtml.ts';
import { useAppDispatch } from '../../shared/state/rootState.ts';
import { depositRequested, walletDialogClosed } from '../../shared/state/walletDialogSlice.ts';
import { token } from '../../shared/tokens/token.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { useSettings } from '../settings/useSettings.ts';
import { quickValues } from './parts/depositAmount.ts';
import { QuickValues } from './parts/QuickValues.tsx';
import { clockText, useCountdown } from './parts/useCountdown.ts';

// Characters; a pop-up shows a few lines.
const longest = 50_000;

/** Sanitizes the operator's HTML to basic text markup and safe links. */
function safeHtml(html: string): TrustedHTML {
  return sanitizedHtml(html.slice(0, longest), {
    ALLOWED_TAGS: ['a', 'b', 'br', 'em', 'i', 'li', 'ol', 'p', 'strong', 'ul'],
    ALLOWED_ATTR: ['href'],
    ALLOWED_URI_REGEXP: /^(?:https:|mailto:|\/(?!\/))/i,
  });
}

const minuteMs = 60_000;

/** Shows the operator's deposit message with its countdown. */
export function DepositPopup() {
  const dispatch = useAppDispatch();
  const settings = useSettings();
  const { deposit_popup_message: html } = settings;
  const message = useMemo(() => safeHtml(html), [html]);
  const close = () => dispatch(walletDialogClosed());
  return (
    <Dialog open title="Sugestão de depósito" closeLabel="Fechar" size="s" onClose={close}>
      <Column>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the operator's text, sanitized */}
        {html && <Message dangerouslySetInnerHTML={{ __html: message }} />}
        {settings.deposit_popup_timer > 0 && <Offer minutes={settings.deposit_popup_timer} onOver={close} />}
        <QuickValues
          values={quickValues(settings.deposit_popup_values, settings)}
          chosen={null}
          onChoose={(amountCents) => dispatch(depositRequested({ amountCents }))}
        />
        <Button variant="quiet" wide onClick={close} data-autofocus>
          Agora não
        </Button>
      </Column>
    </Dialog>
  );
}

function Offer({ minutes, onOver }: { minutes: number; onOver: () => void }) {
  const [endsAtMs] = useState(() => Date.now() + minutes * minuteMs);
  const leftMs = useCountdown(endsAtMs);
  const isOver = leftMs === 0;
  const end = useEffectEvent(onOver);
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  return (
    <p role="timer">
      Expira em <Clock>{clockText(leftMs)}</Clock>
    </p>
  );
}

const Column = styled.div`
  display: grid;
  gap: ${token('space.m')};
`;

const Message = styled.div`
  color: ${token('color.text-muted')};

  a {
    color: ${token('color.text')};
  }
`;

const Clock = styled.strong`
  font-variant-numeric: tabular-nums;
`;
