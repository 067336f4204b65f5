import { type ReactNode, Suspense } from 'react';
import { ConsentNotice } from '../../features/consent/ConsentNotice.tsx';
import { pageWidth } from '../../ui/layout/pageWidth.ts';
import { Content } from '../parts/Content.tsx';
import { Footer } from '../parts/footer/Footer.tsx';
import { MenuDrawer } from '../parts/MenuDrawer.tsx';
import { PhoneBar } from '../parts/PhoneBar.tsx';
import { SkipLink } from '../parts/SkipLink.tsx';
import { OrangeHeader } from './OrangeHeader.tsx';
import { TopAdvert } from './TopAdvert.tsx';

// Each part hydrates on its own.
export function OrangeLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <Suspense>
        <ConsentNotice />
      </Suspense>
      <TopAdvert />
      <Suspense>
        <OrangeHeader />
      </Suspense>
      <Content maxWidth={pageWidth.orange} tileWidth="8.25rem" barsHeight="calc(9rem + 2px)">
        {children}
      </Content>
      <Suspense>
        <Footer />
      </Suspense>
      <Suspense>
        <PhoneBar raisedDeposit />
        <MenuDrawer />
      </Suspense>
    </>
  );
}
