import { useRef } from 'react';
import { styled } from 'styled-components';
import { token } from '../../../shared/tokens/token.ts';
import { pageWidth } from '../../../ui/layout/pageWidth.ts';
import { fromWide, onPhone } from '../../../ui/layout/screens.ts';
import { useInView } from '../../../ui/lazy/useInView.ts';
import { useLazyComponent } from '../../../ui/lazy/useLazyComponent.ts';
import { Logo } from '../Logo.tsx';
import { CompanyFacts } from './CompanyFacts.tsx';
import { Disclaimer } from './Disclaimer.tsx';
import { FooterLinks } from './FooterLinks.tsx';
import { LawfulNotices } from './LawfulNotices.tsx';
import { SocialLinks } from './SocialLinks.tsx';

const loadStrip = () => import('./OperatorStrip.tsx').then((part) => part.OperatorStrip);

export function Footer() {
  const end = useRef<HTMLDivElement>(null);
  const OperatorStrip = useLazyComponent(loadStrip, useInView(end));
  return (
    <Band data-foot>
      <Inner data-row>
        <Identity>
          <Logo heightPx={36} />
          <SocialLinks />
        </Identity>
        <FooterLinks />
        <Wide ref={end}>
          <LawfulNotices OperatorStrip={OperatorStrip} />
          {OperatorStrip && <OperatorStrip name="sponsors" alt="Patrocínios" />}
          <Disclaimer />
          <CompanyFacts />
        </Wide>
      </Inner>
    </Band>
  );
}

const Band = styled.footer`
  border-block-start: 1px solid ${token('color.border')};
  background: ${token('color.surface')};
  font-size: 0.875rem;
  overflow-wrap: anywhere;
`;

const Inner = styled.div`
  display: grid;
  gap: ${token('space.xl')};
  max-inline-size: ${pageWidth.default};
  margin-inline: auto;
  padding: ${token('space.2xl')} ${token('space.l')};

  ${fromWide} {
    grid-template-columns: minmax(12rem, 1fr) 3fr;
  }

  ${onPhone} {
    padding: ${token('space.xl')} ${token('space.m')};
  }
`;

const Identity = styled.div`
  display: grid;
  gap: ${token('space.m')};
  justify-items: start;
  align-content: start;
`;

const Wide = styled.div`
  display: grid;
  gap: ${token('space.l')};
  grid-column: 1 / -1;
  padding-block-start: ${token('space.l')};
  border-block-start: 1px solid ${token('color.border')};
`;
