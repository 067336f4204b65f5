import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { ClosedAccountText } from '../ClosedAccountText.tsx';

/** Tells a player at login that the account is closed (Lei 14.790/2023 art. 26). */
export function ClosedAccountDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open title="Conta encerrada" closeLabel="Fechar" size="s" onClose={onClose}>
      <Stack $gap="m">
        <ClosedAccountText />
        <Stack $gap="xs">
          <ButtonLink wide to="/user/transaction" onClick={onClose} data-autofocus>
            Ver extrato
          </ButtonLink>
          <ButtonLink wide variant="quiet" to="/pessoas-impedidas" onClick={onClose}>
            Quem não pode apostar
          </ButtonLink>
        </Stack>
      </Stack>
    </Dialog>
  );
}
