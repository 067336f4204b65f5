import { chatToggled } from '../../shared/state/menuSlice.ts';
import { useAppDispatch } from '../../shared/state/rootState.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useChatOffered } from '../chat/useChatOffered.ts';

// Replaces the vendor's button, which would cover controls of a game that fills the screen.
export function PlayChat() {
  const dispatch = useAppDispatch();
  if (!useChatOffered('widget')) return null;
  return (
    <IconButton
      aria-label="Chat ao vivo"
      icon={<Icon name="chat" size={20} />}
      onClick={() => dispatch(chatToggled())}
    />
  );
}
