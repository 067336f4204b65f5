import { alertDismissed, selectAlerts } from '../../shared/state/alertsSlice.ts';
import { useAppDispatch, useAppSelector } from '../../shared/state/rootState.ts';
import { selectIsPageSettled } from '../../shared/state/visitSlice.ts';
import { useOptionalPart } from '../../ui/lazy/useOptionalPart.ts';

const loadStack = () => import('../../ui/alert/AlertStack.tsx').then((part) => part.AlertStack);

/**
 * The alerts of the whole app. Mounted once, by the root route. What draws them is fetched before there are any: many
 * tell of a network that is gone, and it could not be fetched then.
 */
export function Alerts() {
  const alerts = useAppSelector(selectAlerts);
  const dispatch = useAppDispatch();
  const Stack = useOptionalPart(loadStack, useAppSelector(selectIsPageSettled) || alerts.length > 0);
  if (!Stack) return null;
  return (
    <Stack alerts={alerts} dismissLabel="Fechar aviso" onDismiss={(id) => dispatch(alertDismissed(id))} />
  );
}
