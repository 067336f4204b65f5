import { useChatOffered } from '../../features/chat/useChatOffered.ts';
import { chatToggled, selectChatOpened } from '../../shared/state/menuSlice.ts';
import { useAppDispatch, useAppSelector } from '../../shared/state/rootState.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';

/** Shows the chat's only button of screens without a bottom bar, where the vendor's would float over the page. */
export function HeaderChat({ label }: { label: string }) {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectChatOpened);
  const hasWidget = useChatOffered('widget');
  const isInMenu = useChatOffered('sidebar');
  if (!hasWidget && !isInMenu) return null;
  return (
    <div data-header-chat>
      <IconButton
        aria-label={isOpen ? 'Fechar chat' : label}
        aria-expanded={isOpen}
        icon={<Icon name="chat" />}
        onClick={() => dispatch(chatToggled())}
      />
    </div>
  );
}
