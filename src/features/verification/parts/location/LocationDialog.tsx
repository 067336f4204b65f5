import { useState } from 'react';
import { locateCall } from '../../../../shared/contract/account/location.ts';
import type { BodyOf } from '../../../../shared/contract/call.ts';
import { api } from '../../../../shared/query/api.ts';
import { fromCall } from '../../../../shared/query/fromCall.ts';
import { alertRaised } from '../../../../shared/state/alertsSlice.ts';
import { useAppDispatch } from '../../../../shared/state/rootState.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Note } from '../../../../ui/note/Note.tsx';
import { toUserMessage } from '../../../forms/toUserMessage.ts';
import { refusalEnded } from '../../identitySlice.ts';
import { readLocation } from './readLocation.ts';

const problems = {
  denied:
    'O navegador não permitiu. Libere a localização deste site nas configurações do navegador e tente de novo.',
  unknown: 'Não conseguimos saber onde você está. Ligue a localização do aparelho e tente de novo.',
};
const unreachable = 'A localização não foi confirmada. Confira sua conexão e tente de novo.';

/** Explains why the location is needed and sends it to the operator (Portaria SPA/MF 722/2024). */
export function LocationDialog() {
  const dispatch = useAppDispatch();
  const [locate] = useLocateMutation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const confirm = async () => {
    setBusy(true);
    setProblem(null);
    const found = await readLocation();
    if (found.kind !== 'found') setProblem(problems[found.kind]);
    else {
      const { latitude, longitude } = found;
      const { error } = await locate({ latitude, longitude });
      if (error) setProblem(toUserMessage(error, { unreachable }));
      else {
        dispatch(refusalEnded());
        dispatch(alertRaised({ kind: 'success', text: 'Localização confirmada. Você já pode continuar.' }));
      }
    }
    setBusy(false);
  };
  return (
    <Dialog
      open
      title="Confirme sua localização"
      closeLabel="Fechar"
      size="s"
      busy={busy}
      onClose={() => dispatch(refusalEnded())}
    >
      <Stack $gap="m">
        <p>
          A lei só permite jogar e depositar dentro do Brasil. Por isso pedimos sua localização antes da
          aposta e a cada 30 minutos. Usamos só para essa conferência.
        </p>
        {problem !== null && (
          <Note kind="danger" role="alert">
            {problem}
          </Note>
        )}
        <Button size="l" wide loading={busy} onClick={() => void confirm()} data-autofocus>
          Permitir localização
        </Button>
      </Stack>
    </Dialog>
  );
}

const locateApi = api.injectEndpoints({
  endpoints: (build) => ({
    locate: build.mutation({ ...fromCall(locateCall, (body: BodyOf<typeof locateCall>) => ({ body })) }),
  }),
});

const { useLocateMutation } = locateApi;
