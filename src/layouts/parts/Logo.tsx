import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { useSiteLook } from '../../features/settings/useSiteLook.ts';
import { useBrand } from '../../shared/brand/useBrand.ts';

interface LogoProps {
  /** Height in CSS pixels; the width is that of the brand's own logo. */
  heightPx: number;
}

/**
 * Links home by the operator's logo, or by the brand's own where that one is broken. The page reserves the room of the
 * brand's logo, and a logo of any other proportion is fitted into it.
 */
export function Logo({ heightPx }: LogoProps) {
  const { logoSize, pictures } = useBrand();
  const { logo, title, hasOwnLogo } = useSiteLook();
  const [broken, setBroken] = useState<string>();
  const picture = useRef<HTMLImageElement>(null);
  const widthPx = Math.round((logoSize.width / logoSize.height) * heightPx);

  useEffect(() => {
    const img = picture.current;
    // A logo that failed before hydration fails again, this time with a handler.
    if (hasOwnLogo && img?.complete && img.naturalWidth === 0) img.src = logo;
  }, [hasOwnLogo, logo]);

  return (
    <Home to="/">
      <Picture
        ref={picture}
        src={broken === logo ? pictures.logo : logo}
        width={widthPx}
        height={heightPx}
        $heightPx={heightPx}
        alt={`${title}, página inicial`}
        onError={() => setBroken(logo)}
      />
    </Home>
  );
}

const Home = styled(Link)`
  display: block;
  flex: 0 1 auto;
  min-inline-size: 0;
`;

const Picture = styled.img<{ $heightPx: number }>`
  block-size: ${({ $heightPx }) => $heightPx}px;
  object-fit: contain;
  object-position: left center;
`;
