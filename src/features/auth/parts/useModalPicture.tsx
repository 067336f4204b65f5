import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import type { ModalImages } from '../../../shared/contract/content/images.ts';
import { assetUrl } from '../../../shared/paths/assetUrl.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Warning } from '../../legal/Warning.tsx';
import { useGetModalImagesQuery } from '../modalImagesApi.ts';

/** Returns the URL of the operator's picture of a panel: undefined until it is known, null without one. */
export function useModalPictureUrl(name: keyof ModalImages): string | null | undefined {
  const { api } = useBrand();
  const { data: pictures, isLoading } = useGetModalImagesQuery();
  return isLoading ? undefined : assetUrl(pictures?.[name], api.origin);
}

/**
 * Returns the operator's picture of a panel with a line of text below it as a dialog property.
 * Until the picture is known, its place is empty, so that the dialog does not move.
 */
export function useModalPicture(name: keyof ModalImages, line?: string): { banner?: ReactNode } {
  const url = useModalPictureUrl(name);
  if (url === null) return {};
  const banner = (
    <div data-advert="">
      {url === undefined ? <Picture as="div" /> : <Picture src={url} alt="" />}
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
