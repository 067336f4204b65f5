import { alertDismissed, selectAlerts } from '../../shared/state/alertsSlice.ts';
import { useAppDispatch, useAppSelector } from '../../shared/state/rootState.ts';
import { AlertStack } from '../../ui/alert/AlertStack.tsx';

export function Alerts() {
  const alerts = useAppSelector(selectAlerts);
  const dispatch = useAppDispatch();
  return (
    <AlertStack
      alerts={alerts}
      dismissLabel="Fechar aviso"
      onDismiss={(id) => dispatch(alertDismissed(id))}
    />
  );
}
