import { useCapabilities } from '../../features/settings/capabilities.ts';
import { useSetting } from '../../features/settings/useSettings.ts';
import { useAppDispatch, useAppSelector } from '../../shared/state/rootState.ts';
import { selectIsAuthenticated } from '../../shared/state/sessionSlice.ts';
import { depositRequested } from '../../shared/state/walletDialogSlice.ts';
import { MenuAction } from './MenuAction.tsx';

// Shown when the operator enables `general_credit_entry`; closes its menu.
export function CreditEntry({ onPress }: { onPress: () => void }) {
  const dispatch = useAppDispatch();
  const isWanted = useSetting('general_credit_entry');
  const { deposit } = useCapabilities();
  const isPlayer = useAppSelector(selectIsAuthenticated);
  if (!isWanted || !deposit || !isPlayer) return null;
  return (
    <MenuAction
      icon="plus"
      onClick={() => {
        onPress();
        dispatch(depositRequested());
      }}
    >
      Adicionar créditos
    </MenuAction>
  );
}
