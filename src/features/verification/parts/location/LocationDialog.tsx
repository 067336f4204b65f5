import { locateCall } from '../../../../shared/contract/account/location.ts';
import type { BodyOf } from '../../../../shared/contract/call.ts';
import { api } from '../../../../shared/query/api.ts';
import { fromCall } from '../../../../shared/query/fromCall.ts';
import { toUserMessage } from '../../../forms/toUserMessage.ts';
import { RequirementDialog } from '../RequirementDialog.tsx';
import { readLocation } from './readLocation.ts';

const problems = {
  denied:
    'O navegador não permitiu. Libere a localização deste site nas configurações do navegador e tente de novo.',
  unknown: 'Não conseguimos saber onde você está. Ligue a localização do aparelho e tente de novo.',
};
const unreachable = 'A localização não foi confirmada. Confira sua conexão e tente de novo.';

/** Explains why the location is needed and sends it to the operator (Portaria SPA/MF 722/2024). */
export function LocationDialog() {
  const [locate] = useLocateMutation();
  const confirm = async () => {
    const found = await readLocation();
    if (found.kind !== 'found') return problems[found.kind];
    const { latitude, longitude } = found;
    const { error } = await locate({ latitude, longitude });
    return error ? toUserMessage(error, { unreachable }) : null;
  };
  return (
    <RequirementDialog
      title="Confirme sua localização"
      confirmLabel="Permitir localização"
      successText="Localização confirmada. Você já pode continuar."
      onConfirm={confirm}
    >
      A lei só permite jogar e depositar dentro do Brasil. Por isso pedimos sua localização antes da aposta e
      a cada 30 minutos. Usamos só para essa conferência.
    </RequirementDialog>
  );
}

const locateApi = api.injectEndpoints({
  endpoints: (build) => ({
    locate: build.mutation({ ...fromCall(locateCall, (body: BodyOf<typeof locateCall>) => ({ body })) }),
  }),
});

const { useLocateMutation } = locateApi;
