import { type ReactNode, Suspense } from 'react';
import { styled } from 'styled-components';
import { ConsentNotice } from '../../features/consent/ConsentNotice.tsx';
import { selectMenuCollapsed } from '../../shared/state/menuSlice.ts';
import { useAppSelector } from '../../shared/state/rootState.ts';
import { Content } from '../parts/Content.tsx';
import { Footer } from '../parts/footer/Footer.tsx';
import { MenuDrawer } from '../parts/MenuDrawer.tsx';
import { PhoneBar } from '../parts/PhoneBar.tsx';
import { SkipLink } from '../parts/SkipLink.tsx';
import { BlazeHeader } from './BlazeHeader.tsx';
import { BlazeSide } from './BlazeSide.tsx';
import { ChatColumn } from './ChatColumn.tsx';

// Each part hydrates on its own.
export function BlazeLayout({ children }: { children: ReactNode }) {
  const isCollapsed = useAppSelector(selectMenuCollapsed);
  return (
    <>
      <SkipLink />
      <ConsentNotice />
      <Suspense>
        <BlazeHeader />
      </Suspense>
      <Columns>
        <Suspense>
          <BlazeSide collapsed={isCollapsed} />
        </Suspense>
        <Middle>
          <Content maxWidth="86rem" tileWidth="10rem">
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
