import { Link } from 'react-router';
import { styled } from 'styled-components';
import { useSiteLook } from '../../features/settings/useSiteLook.ts';
import { useBrand } from '../../shared/brand/useBrand.ts';

interface LogoProps {
  /** Height in CSS pixels; the width follows. */
  heightPx: number;
}

/** The brand's mark, leading home. Its size is in the page, so that it never shifts what is beside it. */
export function Logo({ heightPx }: LogoProps) {
  const { logoSize } = useBrand();
  const { logo, title } = useSiteLook();
  const widthPx = Math.round((logoSize.width / logoSize.height) * heightPx);
  return (
    <Home to="/">
      <img src={logo} width={widthPx} height={heightPx} alt={`${title}, página inicial`} />
    </Home>
  );
}

const Home = styled(Link)`
  display: block;
  flex: 0 1 auto;
  min-inline-size: 0;

  img {
    object-fit: contain;
    object-position: left center;
  }
`;
