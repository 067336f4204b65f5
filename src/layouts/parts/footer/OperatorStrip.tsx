import { type ReactNode, useState } from 'react';
import { css, styled } from 'styled-components';
import { useGetModalImagesQuery } from '../../../features/auth/modalImagesApi.ts';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import { assetUrl } from '../../../shared/paths/assetUrl.ts';

type StripName = 'majority' | 'sponsors';

interface OperatorStripProps {
  name: StripName;
  alt: string;
  // Shown without the picture.
  children?: ReactNode;
}

// Reserves its space and disappears when the picture fails.
export function OperatorStrip({ name, alt, children }: OperatorStripProps) {
  const { api } = useBrand();
  const { data: pictures } = useGetModalImagesQuery();
  const [failed, setFailed] = useState<string | null>(null);
  const url = assetUrl(pictures?.[name], api.origin);
  if (!url || url === failed) return children;
  return <Picture src={url} alt={alt} $name={name} loading="lazy" onError={() => setFailed(url)} />;
}

const sizes = {
  majority: css`
    inline-size: min(100%, 15rem);
    aspect-ratio: 5;
  `,
  sponsors: css`
    inline-size: min(100%, 44rem);
    aspect-ratio: 8.5;
  `,
};

const Picture = styled.img<{ $name: StripName }>`
  display: block;
  object-fit: contain;
  object-position: left;
  ${({ $name }) => sizes[$name]}
`;
