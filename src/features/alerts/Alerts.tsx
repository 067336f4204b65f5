import { alertDismissed, selectAlerts } from '../../shared/state/alertsSlice.ts';
import { useAppDispatch, useAppSelector } from '../../shared/state/rootState.ts';
import { selectIsPageSettled } from '../../shared/state/visitSlice.ts';
import { useLazyComponent } from '../../ui/lazy/useLazyComponent.ts';

const loadStack = () => import('../../ui/alert/AlertStack.tsx').then((part) => part.AlertStack);

// Renders the alerts; the lazy stack is preloaded, because many alerts report a lost network.
export function Alerts() {
  const alerts = useAppSelector(selectAlerts);
  const dispatch = useAppDispatch();
  const Stack = useLazyComponent(loadStack, useAppSelector(selectIsPageSettled) || alerts.length > 0);
  if (!Stack) return null;
  return (
    <Stack alerts={alerts} dismissLabel="Fechar aviso" onDismiss={(id) => dispatch(alertDismissed(id))} />
  );
}
