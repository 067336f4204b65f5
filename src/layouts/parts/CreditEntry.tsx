import { styled } from 'styled-components';
import { useCapabilities } from '../../features/settings/capabilities.ts';
import { useSetting } from '../../features/settings/useSettings.ts';
import { useAppDispatch, useAppSelector } from '../../shared/state/rootState.ts';
import { selectIsAuthenticated } from '../../shared/state/sessionSlice.ts';
import { depositRequested } from '../../shared/state/walletDialogSlice.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { menuRow } from './menuRow.ts';

// Shown when the operator enables `general_credit_entry`; closes its menu.
export function CreditEntry({ onPress }: { onPress: () => void }) {
  const dispatch = useAppDispatch();
  const isWanted = useSetting('general_credit_entry');
  const { deposit } = useCapabilities();
  const isPlayer = useAppSelector(selectIsAuthenticated);
  if (!isWanted || !deposit || !isPlayer) return null;
  return (
    <Entry
      type="button"
      onClick={() => {
        onPress();
        dispatch(depositRequested());
      }}
    >
      <Icon name="plus" size={20} />
      Adicionar créditos
    </Entry>
  );
}

const Entry = styled.button`
  ${menuRow}
`;
