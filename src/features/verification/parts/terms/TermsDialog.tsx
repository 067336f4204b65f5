import { toUserMessage } from '../../../forms/toUserMessage.ts';
import { RequirementDialog } from '../RequirementDialog.tsx';
import { useAcceptNewTermsMutation, useReadTermsMutation } from './termsApi.ts';

const unreachable = 'Não foi possível registrar o aceite. Confira sua conexão e tente de novo.';

/** Asks for consent to the terms in force, which the next stake requires. */
export function TermsDialog() {
  const [readConsents] = useReadTermsMutation();
  const [acceptTerms] = useAcceptNewTermsMutation();
  const accept = async () => {
    // The version in force now, which may be newer than the one that the refusal was about.
    const { data: consents, error: unread } = await readConsents();
    const { error } = consents ? await acceptTerms(consents.terms_version) : { error: unread };
    return error ? toUserMessage(error, { unreachable }) : null;
  };
  return (
    <RequirementDialog
      title="Os termos de uso mudaram"
      confirmLabel="Li e aceito os novos termos"
      successText="Termos aceitos. Você já pode continuar."
      onConfirm={accept}
    >
      Leia os{' '}
      <a href="/termos-de-uso" target="_blank" rel="noreferrer">
        novos termos de uso
      </a>
      . Para apostar e depositar, é preciso aceitar. Seu saldo continua disponível para saque.
    </RequirementDialog>
  );
}
