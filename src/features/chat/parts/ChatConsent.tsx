import { useBrand } from '../../../shared/brand/useBrand.ts';
import { phoneLink } from '../../../shared/paths/phoneLink.ts';
import { useAppDispatch, useAppSelector } from '../../../shared/state/rootState.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Cluster } from '../../../ui/layout/Cluster.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { selectConsentDecision } from '../../consent/consentSlice.ts';
import { decideConsent } from '../../consent/decideConsent.ts';

// Asks for the cookies that the chat needs and offers other contacts.
export function ChatConsent({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const { company } = useBrand();
  const decision = useAppSelector(selectConsentDecision);
  const { email, phone } = company.support;
  return (
    <Dialog
      open
      size="s"
      title="Abrir o chat?"
      closeLabel="Fechar"
      onClose={onClose}
      footer={
        <Cluster $gap="xs" $justify="end">
          <Button variant="quiet" onClick={onClose}>
            Agora não
          </Button>
          <Button onClick={() => dispatch(decideConsent([...(decision?.categories ?? []), 'preferences']))}>
            Permitir e abrir
          </Button>
        </Cluster>
      }
    >
      <Stack $gap="s">
        <p>O chat é de um parceiro e guarda cookies de preferências no seu navegador.</p>
        <p>
          Se preferir, fale com a gente pelo e-mail <a href={`mailto:${email}`}>{email}</a> ou pelo telefone{' '}
          <a href={phoneLink(phone)}>{phone}</a>.
        </p>
      </Stack>
    </Dialog>
  );
}
