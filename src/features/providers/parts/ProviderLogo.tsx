import { styled } from 'styled-components';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import { assetUrl } from '../../../shared/paths/assetUrl.ts';

// The heading beside it holds the name, so alt is empty.
export function ProviderLogo({ image }: { image: string }) {
  const { api } = useBrand();
  const logo = assetUrl(image, api.origin);
  return logo && <Picture src={logo} alt="" width={160} height={48} />;
}

const Picture = styled.img`
  inline-size: min(10rem, 35vw);
  block-size: 3rem;
  object-fit: contain;
  object-position: right;
`;
