import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import type { ModalImages } from '../../../shared/contract/content/images.ts';
import { assetUrl } from '../../../shared/paths/assetUrl.ts';
import { Warning } from '../../legal/Warning.tsx';
import { useGetModalImagesQuery } from '../modalImagesApi.ts';

/** Returns the URL of the operator's picture of a panel, or null without one. */
export function useModalPictureUrl(name: keyof ModalImages) {
  const { api } = useBrand();
  const { data: pictures } = useGetModalImagesQuery();
  return assetUrl(pictures?.[name], api.origin);
}

/** Returns the operator's picture of a panel as a dialog property, or nothing without one. */
export function useModalPicture(name: keyof ModalImages): { banner?: ReactNode } {
  const url = useModalPictureUrl(name);
  if (!url) return {};
  const banner = (
    <div data-advert="">
      <Picture src={url} alt="" />
      <Warning />
    </div>
  );
  return { banner };
}

const Picture = styled.img`
  display: block;
  inline-size: 100%;
  block-size: auto;
  aspect-ratio: 4;
  object-fit: cover;
`;
