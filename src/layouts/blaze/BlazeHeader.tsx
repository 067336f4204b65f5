import { styled } from 'styled-components';
import { useChatOffered } from '../../features/chat/useChatOffered.ts';
import {
  chatToggled,
  selectChatOpened,
  selectMenuCollapsed,
  sideMenuToggled,
} from '../../shared/state/menuSlice.ts';
import { useAppDispatch, useAppSelector } from '../../shared/state/rootState.ts';
import { token } from '../../shared/tokens/token.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { fromWide, onPhone } from '../../ui/layout/screens.ts';
import { AccountArea } from '../parts/AccountArea.tsx';
import { headerStyle } from '../parts/headerStyle.ts';
import { Logo } from '../parts/Logo.tsx';
import { blazeHeaderHeight } from './blazeHeights.ts';

export function BlazeHeader() {
  const dispatch = useAppDispatch();
  const isCollapsed = useAppSelector(selectMenuCollapsed);
  const isChatOpen = useAppSelector(selectChatOpened);
  const isChatOffered = useChatOffered('sidebar');
  return (
    <Header data-bar>
      <FromWide>
        <IconButton
          aria-label={isCollapsed ? 'Expandir menu' : 'Recolher menu'}
          aria-expanded={!isCollapsed}
          icon={<Icon name="menu" />}
          onClick={() => dispatch(sideMenuToggled())}
        />
      </FromWide>
      <Logo heightPx={30} />
      {isChatOffered && (
        <ChatPlace>
          <IconButton
            aria-label={isChatOpen ? 'Fechar chat' : 'Abrir chat'}
            aria-expanded={isChatOpen}
            icon={<Icon name="chat" />}
            onClick={() => dispatch(chatToggled())}
          />
        </ChatPlace>
      )}
      <AccountArea />
    </Header>
  );
}

const Header = styled.header`
  ${headerStyle}
  display: flex;
  align-items: center;
  gap: ${token('space.xs')};
  block-size: ${blazeHeaderHeight};
  padding-inline: ${token('space.m')};
`;

// Tablets have the rail alone.
const FromWide = styled.div`
  display: none;

  ${fromWide} {
    display: contents;
  }
`;

// Before the account buttons: it appears with the settings, and buttons must not move then.
const ChatPlace = styled.div`
  margin-inline-start: auto;

  & + * {
    margin-inline-start: 0;
  }

  ${onPhone} {
    display: none;

    & + * {
      margin-inline-start: auto;
    }
  }
`;
