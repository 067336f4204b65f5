import { styled } from 'styled-components';
import { useChatOffered } from '../../features/chat/useChatOffered.ts';
import { chatToggled, selectChatOpened } from '../../shared/state/menuSlice.ts';
import { useAppDispatch, useAppSelector } from '../../shared/state/rootState.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { underBar } from '../../ui/layout/screens.ts';

interface HeaderChatProps {
  label: string;
  openLabel: string;
}

/** Shows the chat's only button of screens without a bottom bar, where the vendor's would float over the page. */
export function HeaderChat({ label, openLabel }: HeaderChatProps) {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectChatOpened);
  const hasWidget = useChatOffered('widget');
  const isInMenu = useChatOffered('sidebar');
  if (!hasWidget && !isInMenu) return null;
  return (
    <Place>
      <IconButton
        aria-label={isOpen ? openLabel : label}
        aria-expanded={isOpen}
        icon={<Icon name="chat" />}
        onClick={() => dispatch(chatToggled())}
      />
    </Place>
  );
}

// Before the account buttons: it appears with the settings, and buttons must not move then.
const Place = styled.div`
  margin-inline-start: auto;

  & + * {
    margin-inline-start: 0;
  }

  ${underBar} {
    display: none;

    & + * {
      margin-inline-start: auto;
    }
  }
`;
