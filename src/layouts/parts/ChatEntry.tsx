import { styled } from 'styled-components';
import { chatToggled, selectChatOpened } from '../../shared/state/menuSlice.ts';
import { useAppDispatch, useAppSelector } from '../../shared/state/rootState.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { menuRow } from './menuRow.ts';

// Closes its menu.
export function ChatEntry({ onPress }: { onPress: () => void }) {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectChatOpened);
  return (
    <Entry
      type="button"
      onClick={() => {
        onPress();
        dispatch(chatToggled());
      }}
    >
      <Icon name="chat" size={20} />
      {isOpen ? 'Fechar chat' : 'Abrir chat'}
    </Entry>
  );
}

const Entry = styled.button`
  ${menuRow}
`;
