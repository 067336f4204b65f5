import { type ReactNode, Suspense } from 'react';
import { ConsentNotice } from '../../features/consent/ConsentNotice.tsx';
import { pageWidth } from '../../ui/layout/pageWidth.ts';
import { Content } from '../parts/Content.tsx';
import { Footer } from '../parts/footer/Footer.tsx';
import { MenuDrawer } from '../parts/MenuDrawer.tsx';
import { PhoneBar } from '../parts/PhoneBar.tsx';
import { SkipLink } from '../parts/SkipLink.tsx';
import { DefaultHeader } from './DefaultHeader.tsx';

export function DefaultLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <Suspense>
        <ConsentNotice />
      </Suspense>
      <Suspense>
        <DefaultHeader />
      </Suspense>
      <Content maxWidth={pageWidth.default} tileWidth="9.75rem" barsHeight="calc(4.5rem + 1px)">
        {children}
      </Content>
      <Suspense>
        <Footer />
      </Suspense>
      <Suspense>
        <PhoneBar />
        <MenuDrawer />
      </Suspense>
    </>
  );
}
