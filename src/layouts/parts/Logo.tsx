import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { useSiteAppearance } from '../../features/settings/useSiteAppearance.ts';
import { useBrand } from '../../shared/brand/useBrand.ts';

interface LogoProps {
  // CSS pixels; the width follows the brand's logo.
  heightPx: number;
}

/**
 * Links home with the operator's logo, or the brand's when that fails, fitted into the space of the brand's.
 */
export function Logo({ heightPx }: LogoProps) {
  const { logoSize, pictures } = useBrand();
  const { logo, title, hasOwnLogo } = useSiteAppearance();
  const [broken, setBroken] = useState<string>();
  const picture = useRef<HTMLImageElement>(null);
  const widthPx = Math.round((logoSize.width / logoSize.height) * heightPx);

  useEffect(() => {
    const img = picture.current;
    // A logo that failed before hydration is loaded again, this time with a handler.
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
