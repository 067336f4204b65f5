import { useChatOffered } from '../../features/chat/useChatOffered.ts';
import { selectChatOpened } from '../../shared/state/menuSlice.ts';
import { useAppSelector } from '../../shared/state/rootState.ts';
import { useLazyComponent } from '../../ui/lazy/useLazyComponent.ts';

const loadPanel = () => import('./ChatPanel.tsx').then((part) => part.ChatPanel);

export function ChatColumn() {
  const isOpen = useAppSelector(selectChatOpened);
  const isOffered = useChatOffered();
  const isShown = isOpen && isOffered;
  const ChatPanel = useLazyComponent(loadPanel, isShown);
  return isShown && ChatPanel ? <ChatPanel /> : null;
}
