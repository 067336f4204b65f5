import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import type { ModalImages } from '../../../shared/contract/images.ts';
import { assetAddress } from '../../../shared/paths/assetAddress.ts';
import { useGetModalImagesQuery } from '../modalImagesApi.ts';

/** The operator's picture above a panel, as a dialog's properties; without a picture no room is taken for one. */
export function useModalPicture(name: keyof ModalImages): { banner?: ReactNode } {
  const { api } = useBrand();
  const { data: pictures } = useGetModalImagesQuery();
  const address = assetAddress(pictures?.[name], api.origin);
  return address ? { banner: <Picture src={address} alt="" /> } : {};
}

const Picture = styled.img`
  display: block;
  inline-size: 100%;
  block-size: auto;
  aspect-ratio: 4;
  object-fit: cover;
`;
