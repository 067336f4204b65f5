import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { token } from '../../shared/tokens/token.ts';
import { ErrorMessage } from './ErrorMessage.tsx';
import { goHome } from './goHome.ts';
import { isCrawler } from './isCrawler.ts';
import { useFailure } from './useFailure.ts';

/** The frame itself failed. Leads home by itself, unless home is what failed; crawlers never see it. */
export function SiteError() {
  const failure = useFailure();
  const { name, pictures, logoSize } = useBrand();

  useEffect(() => {
    if (failure === 'failed' && location.pathname !== '/' && !isCrawler()) goHome();
  }, [failure]);

  if (failure === 'reloading' || isCrawler()) return null;
  return (
    <Page>
      <img src={pictures.logo} width={logoSize.width} height={logoSize.height} alt={name} />
      <ErrorMessage status={500} />
    </Page>
  );
}

const Page = styled.main`
  display: grid;
  place-content: center;
  justify-items: center;
  min-block-size: 100dvh;
  padding: ${token('space.l')};
`;
