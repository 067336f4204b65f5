import { styled } from 'styled-components';
import { useSettings } from '../../../features/settings/useSettings.ts';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import { assetAddress } from '../../../shared/paths/assetAddress.ts';
import { token } from '../../../shared/tokens/token.ts';
import { plainText } from './plainText.ts';

export function Disclaimer() {
  const { api } = useBrand();
  const { footer_disclaimer: text, footer_disclaimer_image: picture } = useSettings();
  const address = assetAddress(picture, api.origin);
  if (!text && !address) return null;
  return (
    <Box>
      {address && <img src={address} alt="" height={48} loading="lazy" />}
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
