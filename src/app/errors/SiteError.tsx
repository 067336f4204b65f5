import { styled } from 'styled-components';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { isCrawler } from '../../shared/crawlers.ts';
import { token } from '../../shared/tokens/token.ts';
import { ErrorMessage } from './ErrorMessage.tsx';
import { errorStatus } from './errorTexts.ts';
import { useFailure } from './useFailure.ts';

// Without a layout, for errors of the layout itself.
export function SiteError() {
  const failure = useFailure();
  const { name, pictures, logoSize } = useBrand();
  if (failure === 'reloading' || isCrawler()) return null;
  return (
    <Page>
      <img src={pictures.logo} width={logoSize.width} height={logoSize.height} alt={name} />
      <ErrorMessage status={errorStatus()} />
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
