import { styled } from 'styled-components';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import { assetAddress } from '../../../shared/paths/assetAddress.ts';

/** Beside the provider's name, which says it in words. */
export function ProviderLogo({ image }: { image: string }) {
  const { api } = useBrand();
  const logo = assetAddress(image, api.origin);
  return logo && <Picture src={logo} alt="" width={160} height={48} />;
}

const Picture = styled.img`
  inline-size: min(10rem, 35vw);
  block-size: 3rem;
  object-fit: contain;
  object-position: right;
`;
