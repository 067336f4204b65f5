import { loginRequested } from '../../../../shared/state/authModalSlice.ts';
import { useAppDispatch } from '../../../../shared/state/rootState.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { EmptyState } from '../../../../ui/empty-state/EmptyState.tsx';
import { Icon } from '../../../../ui/icon/Icon.tsx';

export function RegistrationClosed() {
  const dispatch = useAppDispatch();
  return (
    <EmptyState
      level={3}
      icon={<Icon name="pause" size={28} />}
      title="Cadastro fechado no momento"
      text="Quem já tem conta continua entrando normalmente."
      action={<Button onClick={() => dispatch(loginRequested())}>Já tenho conta</Button>}
    />
  );
}
