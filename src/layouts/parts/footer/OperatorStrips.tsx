import { useState } from 'react';
import { css, styled } from 'styled-components';
import { useGetModalImagesQuery } from '../../../features/auth/modalImagesApi.ts';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import { assetAddress } from '../../../shared/paths/assetAddress.ts';

/** The operator's pictures of the footer: the age notice, then the sponsors. */
export function OperatorStrips() {
  const { api } = useBrand();
  const { data: pictures } = useGetModalImagesQuery();
  const majority = assetAddress(pictures?.majority, api.origin);
  const sponsors = assetAddress(pictures?.sponsors, api.origin);
  return (
    <>
      {/* The notice above says the same in words. */}
      {majority && <Strip key={majority} src={majority} alt="" $kind="majority" />}
      {sponsors && <Strip key={sponsors} src={sponsors} alt="Patrocínios" $kind="sponsors" />}
    </>
  );
}

interface StripProps {
  src: string;
  alt: string;
  $kind: 'majority' | 'sponsors';
}

/** Keeps the place of a picture until it arrives and gives it up when it cannot be shown. */
function Strip(props: StripProps) {
  const [failed, setFailed] = useState(false);
  return failed ? null : <Picture {...props} loading="lazy" onError={() => setFailed(true)} />;
}

const sizes = {
  majority: css`
    inline-size: min(100%, 15rem);
    aspect-ratio: 5;
  `,
  sponsors: css`
    inline-size: min(100%, 60rem);
    aspect-ratio: 8.5;
  `,
};

const Picture = styled.img<Pick<StripProps, '$kind'>>`
  display: block;
  object-fit: contain;
  object-position: left;
  ${({ $kind }) => sizes[$kind]}
`;
