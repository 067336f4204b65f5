import { type ReactNode, Suspense } from 'react';
import { styled } from 'styled-components';
import { useChatOffered } from '../../features/chat/useChatOffered.ts';
import { ConsentNotice } from '../../features/consent/ConsentNotice.tsx';
import { selectChatOpened, selectMenuCollapsed } from '../../shared/state/menuSlice.ts';
import { useAppSelector } from '../../shared/state/rootState.ts';
import { useLazyComponent } from '../../ui/lazy/useLazyComponent.ts';
import { Content } from '../parts/Content.tsx';
import { Footer } from '../parts/footer/Footer.tsx';
import { MenuDrawer } from '../parts/MenuDrawer.tsx';
import { PhoneBar } from '../parts/PhoneBar.tsx';
import { SkipLink } from '../parts/SkipLink.tsx';
import { BlazeHeader } from './BlazeHeader.tsx';
import { BlazeSide } from './BlazeSide.tsx';
import { blazeHeaderHeight } from './blazeHeights.ts';

// Each part hydrates on its own.
export function BlazeLayout({ children }: { children: ReactNode }) {
  const isCollapsed = useAppSelector(selectMenuCollapsed);
  return (
    <>
      <SkipLink />
      <Suspense>
        <ConsentNotice />
      </Suspense>
      <Suspense>
        <BlazeHeader />
      </Suspense>
      <Columns>
        <Suspense>
          <BlazeSide collapsed={isCollapsed} />
        </Suspense>
        <Middle>
          <Content maxWidth="86rem" tileWidth="10rem" barsHeight={blazeHeaderHeight}>
            {children}
          </Content>
          <Suspense>
            <Footer />
          </Suspense>
        </Middle>
        <ChatColumn />
      </Columns>
      <Suspense>
        <PhoneBar />
        <MenuDrawer />
      </Suspense>
    </>
  );
}

const Columns = styled.div`
  display: flex;
  align-items: flex-start;
`;

const Middle = styled.div`
  flex: 1;
  min-inline-size: 0;
`;

const loadPanel = () => import('./ChatPanel.tsx').then((part) => part.ChatPanel);

function ChatColumn() {
  const isOpen = useAppSelector(selectChatOpened);
  const isOffered = useChatOffered();
  const isShown = isOpen && isOffered;
  const ChatPanel = useLazyComponent(loadPanel, isShown);
  return isShown && ChatPanel ? <ChatPanel /> : null;
}
