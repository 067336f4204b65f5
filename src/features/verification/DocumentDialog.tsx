import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { DocumentsForm } from './parts/DocumentsForm.tsx';

/** The player's documents over whatever page asks for them. */
export function DocumentDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open title="Documentos" closeLabel="Fechar" size="l" onClose={onClose}>
      <DocumentsForm />
    </Dialog>
  );
}
