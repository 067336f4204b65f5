import { useCapabilities } from '../../features/settings/capabilities.ts';
import { loginRequested, registerRequested } from '../../shared/state/authModalSlice.ts';
import { useAppDispatch } from '../../shared/state/rootState.ts';
import { Button } from '../../ui/button/Button.tsx';

export function GuestButtons() {
  const dispatch = useAppDispatch();
  const { registration } = useCapabilities();
  return (
    <>
      <Button variant="quiet" size="s" onClick={() => dispatch(loginRequested())}>
        Entrar
      </Button>
      {registration && (
        <Button size="s" onClick={() => dispatch(registerRequested())}>
          Cadastrar
        </Button>
      )}
    </>
  );
}
