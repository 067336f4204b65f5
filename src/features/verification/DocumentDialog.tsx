import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { DocumentsForm } from './parts/documents/DocumentsForm.tsx';

export function DocumentDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open title="Documentos" closeLabel="Fechar" size="l" onClose={onClose}>
      <DocumentsForm />
    </Dialog>
  );
}
