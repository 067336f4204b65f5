import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import type { ModalImages } from '../../../shared/contract/content/images.ts';
import { assetUrl } from '../../../shared/paths/assetUrl.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Warning } from '../../legal/Warning.tsx';
import { useGetModalImagesQuery } from '../modalImagesApi.ts';

/** Returns the URL of the operator's picture of a panel, or null without one. */
export function useModalPictureUrl(name: keyof ModalImages) {
  const { api } = useBrand();
  const { data: pictures } = useGetModalImagesQuery();
  return assetUrl(pictures?.[name], api.origin);
}

/** Returns the operator's picture of a panel with a line of text below it as a dialog property. */
export function useModalPicture(name: keyof ModalImages, line?: string): { banner?: ReactNode } {
  const url = useModalPictureUrl(name);
  if (!url) return {};
  const banner = (
    <div data-advert="">
      <Picture src={url} alt="" />
      {line !== undefined && <Line>{line}</Line>}
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

// Below the picture, in which the operator may have words.
const Line = styled.p`
  padding: ${token('space.xs')} ${token('space.s')};
  font-family: ${token('font.display')};
  font-weight: ${token('font.display-weight')};
  text-align: center;
  text-wrap: balance;
`;
