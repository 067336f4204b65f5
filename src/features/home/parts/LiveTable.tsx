import { Link } from 'react-router';
import { styled } from 'styled-components';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import type { Game } from '../../../shared/contract/casino/casino.ts';
import { assetUrl } from '../../../shared/paths/assetUrl.ts';
import { token } from '../../../shared/tokens/token.ts';
import { AspectImage } from '../../../ui/image/AspectImage.tsx';
import { withHover } from '../../../ui/layout/screens.ts';
import { FavoriteButton } from '../../lobby/FavoriteButton.tsx';
import { buttonInCorner, coverRatio } from '../../lobby/gameCardStyle.ts';
import { gameUrl } from '../../lobby/gameUrl.ts';

export const tableRatio = 16 / 9;

/** Shows a live table on a wide card: the whole cover beside its words, because cropping would cut its title. */
export function LiveTable({ game }: { game: Game }) {
  const { api } = useBrand();
  const cover = assetUrl(game.image_cf || game.image, api.origin);
  return (
    <Card>
      <Link to={gameUrl(game)} data-game>
        <span data-cover>
          {cover && (
            <AspectImage
              src={cover}
              alt=""
              sizes="(max-width: 47.99em) 33vw, 9rem"
              color={game.image_color}
            />
          )}
        </span>
        <span data-words>
          <b>{game.name}</b>
          <small>{game.provider.name}</small>
        </span>
      </Link>
      <FavoriteButton game={game} />
    </Card>
  );
}

const Card = styled.div`
  position: relative;

  ${buttonInCorner}

  > a {
    display: flex;
    aspect-ratio: ${tableRatio};
    overflow: hidden;
    border: 1px solid ${token('color.border')};
    border-radius: ${token('radius.card')};
    background: linear-gradient(115deg, ${token('color.primary-soft')}, ${token('color.surface')} 70%);
    color: ${token('color.text')};
    line-height: 1.3;
    text-decoration: none;
    transition: border-color ${token('motion.fast')} ${token('motion.easing')};
  }

  [data-cover] {
    flex: none;
    block-size: 100%;
    aspect-ratio: ${coverRatio};
    background: ${token('color.surface-raised')};
  }

  [data-words] {
    flex: 1;
    min-inline-size: 0;
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    justify-content: center;
    gap: ${token('space.2xs')};
    /* Clear of the favorite button. */
    padding: 2.25rem ${token('space.m')} ${token('space.s')};
  }

  b {
    display: -webkit-box;
    overflow: hidden;
    font-family: ${token('font.display')};
    font-weight: ${token('font.display-weight')};
    font-size: 1rem;
    line-height: 1.2;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }

  small {
    color: ${token('color.text-muted')};
    font-size: 0.8125rem;
  }

  ${withHover} {
    > a:hover {
      border-color: ${token('color.primary')};
    }
  }
`;
