import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';

export function DepositPage() {
  return (
    <EmptyState
      level={1}
      icon={<Icon name="deposit" />}
      title="Depositar"
      text="Os depósitos ainda não estão abertos nesta página. Eles são feitos por PIX, de uma conta em seu nome."
      action={<ButtonLink to="/">Página inicial</ButtonLink>}
    />
  );
}
