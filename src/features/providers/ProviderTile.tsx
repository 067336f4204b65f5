import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { useBrand } from '../../shared/brand/useBrand.ts';
import type { Provider } from '../../shared/contract/casino/providers.ts';
import { assetUrl } from '../../shared/paths/assetUrl.ts';
import { token } from '../../shared/tokens/token.ts';
import { withHover } from '../../ui/layout/screens.ts';

export const tileHeight = '6rem';

export function ProviderTile({
  provider: { slug, name, image, games_count: games },
}: {
  provider: Provider;
}) {
  const { api } = useBrand();
  const logo = assetUrl(image, api.origin);
  // A logo that cannot be loaded gives way to the name.
  const [failed, setFailed] = useState<string | null>(null);
  const picture = useRef<HTMLImageElement>(null);

  // It may have failed before hydration.
  useEffect(() => {
    if (picture.current?.complete && picture.current.naturalWidth === 0) setFailed(logo);
  }, [logo]);

  return (
    <Tile to={`/providers/${encodeURIComponent(slug)}`}>
      {logo && logo !== failed ? (
        <img
          ref={picture}
          src={logo}
          alt={name}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(logo)}
        />
      ) : (
        <b>{name}</b>
      )}
      {games > 0 && <span>{games === 1 ? '1 jogo' : `${games} jogos`}</span>}
    </Tile>
  );
}

const Tile = styled(Link)`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${token('space.xs')};
  block-size: ${tileHeight};
  padding: ${token('space.s')};
  border: 1px solid ${token('color.border')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface')};
  text-align: center;
  text-decoration: none;
  transition-property: border-color, transform;
  transition-duration: ${token('motion.fast')};

  img {
    inline-size: 100%;
    block-size: 2.75rem;
    object-fit: contain;
  }

  span {
    color: ${token('color.text-muted')};
    font-size: 0.8125rem;
  }

  ${withHover} {
    &:hover {
      border-color: ${token('color.primary')};
      transform: translateY(-2px);
    }
  }
`;
