import { useState } from 'react';
import { alertRaised } from '../../../../shared/state/alertsSlice.ts';
import { useAppDispatch } from '../../../../shared/state/rootState.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Note } from '../../../../ui/note/Note.tsx';
import { toUserMessage } from '../../../forms/toUserMessage.ts';
import { refusalEnded } from '../../identitySlice.ts';
import { useAcceptNewTermsMutation, useReadTermsMutation } from './termsApi.ts';

const unreachable = 'Não foi possível registrar o aceite. Confira sua conexão e tente de novo.';

/** Asks for consent to the terms in force, which the next stake requires. */
export function TermsDialog() {
  const dispatch = useAppDispatch();
  const [readConsents] = useReadTermsMutation();
  const [acceptTerms] = useAcceptNewTermsMutation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const accept = async () => {
    setBusy(true);
    setProblem(null);
    // The version in force now, which may be newer than the one that the refusal was about.
    const { data: consents, error: unread } = await readConsents();
    const { error } = consents ? await acceptTerms(consents.terms_version) : { error: unread };
    if (error) setProblem(toUserMessage(error, { unreachable }));
    else {
      dispatch(refusalEnded());
      dispatch(alertRaised({ kind: 'success', text: 'Termos aceitos. Você já pode continuar.' }));
    }
    setBusy(false);
  };
  return (
    <Dialog
      open
      title="Os termos de uso mudaram"
      closeLabel="Fechar"
      size="s"
      busy={busy}
      onClose={() => dispatch(refusalEnded())}
    >
      <Stack $gap="m">
        <p>
          Leia os{' '}
          <a href="/termos-de-uso" target="_blank" rel="noreferrer">
            novos termos de uso
          </a>
          . Para apostar e depositar, é preciso aceitar. Seu saldo continua disponível para saque.
        </p>
        {problem !== null && (
          <Note kind="danger" role="alert">
            {problem}
          </Note>
        )}
        <Button size="l" wide loading={busy} onClick={() => void accept()} data-autofocus>
          Li e aceito os novos termos
        </Button>
      </Stack>
    </Dialog>
  );
}
