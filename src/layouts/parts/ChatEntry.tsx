import { chatToggled, selectChatOpened } from '../../shared/state/menuSlice.ts';
import { useAppDispatch, useAppSelector } from '../../shared/state/rootState.ts';
import { MenuAction } from './MenuAction.tsx';

// Closes its menu.
export function ChatEntry({ onPress }: { onPress: () => void }) {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectChatOpened);
  return (
    <MenuAction
      icon="chat"
      onClick={() => {
        onPress();
        dispatch(chatToggled());
      }}
    >
      {isOpen ? 'Fechar chat' : 'Abrir chat'}
    </MenuAction>
  );
}
