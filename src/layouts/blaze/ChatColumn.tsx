import { useChatOffered } from '../../features/chat/useChatOffered.ts';
import { selectChatOpened } from '../../shared/state/menuSlice.ts';
import { useAppSelector } from '../../shared/state/rootState.ts';
import { useOptionalPart } from '../../ui/lazy/useOptionalPart.ts';

const loadPanel = () => import('./ChatPanel.tsx').then((part) => part.ChatPanel);

/** The chat beside the page while it is open, fetched when first opened. */
export function ChatColumn() {
  const isOpen = useAppSelector(selectChatOpened);
  const isOffered = useChatOffered();
  const isShown = isOpen && isOffered;
  const ChatPanel = useOptionalPart(loadPanel, isShown);
  return isShown && ChatPanel ? <ChatPanel /> : null;
}
