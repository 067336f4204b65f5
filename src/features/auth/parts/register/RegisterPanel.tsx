import { useLoadedPart } from '../../../../ui/lazy/useLoadedPart.ts';
import { LoadFailure } from '../../../../ui/load-failure/LoadFailure.tsx';
import { FieldsSkeleton } from '../../../../ui/skeleton/FieldsSkeleton.tsx';
import { useCapabilities } from '../../../settings/capabilities.ts';
import type { PanelProps } from '../../authDrafts.ts';
import { RegistrationClosed } from './RegistrationClosed.tsx';

const loadForm = () => import('./RegisterForm.tsx').then((part) => part.RegisterForm);

// Lazy, because it includes the phone metadata of all countries.
export function RegisterPanel(props: PanelProps) {
  const { registration } = useCapabilities();
  const form = useLoadedPart(loadForm);
  if (!registration) return <RegistrationClosed />;
  switch (form.kind) {
    case 'loading':
      return <FieldsSkeleton count={3} status="Abrindo o cadastro" />;
    case 'failed':
      return (
        <LoadFailure
          text="Não foi possível abrir o cadastro. Confira sua conexão."
          retryLabel="Tentar de novo"
          retrying={false}
          onRetry={form.retry}
        />
      );
    case 'ready': {
      const { part: Form } = form;
      return <Form {...props} />;
    }
  }
}
