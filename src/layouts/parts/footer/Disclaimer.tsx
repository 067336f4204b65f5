import { styled } from 'styled-components';
import { useSettings } from '../../../features/settings/useSettings.ts';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import { assetUrl } from '../../../shared/paths/assetUrl.ts';
import { token } from '../../../shared/tokens/token.ts';
import { plainText } from './plainText.ts';

export function Disclaimer() {
  const { api } = useBrand();
  const { footer_disclaimer: text, footer_disclaimer_image: picture } = useSettings();
  const url = assetUrl(picture, api.origin);
  if (!text && !url) return null;
  return (
    <Box>
      {url && <img src={url} alt="" height={48} loading="lazy" />}
      {text && <p>{plainText(text)}</p>}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${token('space.s')};
  color: ${token('color.text-muted')};

  img {
    block-size: 3rem;
    inline-size: auto;
  }
`;
