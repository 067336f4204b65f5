import { type ComponentType, memo } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { useBrand } from '../../shared/brand/useBrand.ts';
import type { Game } from '../../shared/contract/casino/casino.ts';
import { assetUrl } from '../../shared/paths/assetUrl.ts';
import { token } from '../../shared/tokens/token.ts';
import { AspectImage } from '../../ui/image/AspectImage.tsx';
import { withHover } from '../../ui/layout/screens.ts';
import { FavoriteButton } from './FavoriteButton.tsx';
import type { CardLinkProps } from './GameCard.tsx';
import { buttonInCorner, oneLine, tableRatio } from './gameCardStyle.ts';
import { gameUrl } from './gameUrl.ts';
import { lastResults, tableLimits, tablePlaces } from './parts/tableFacts.ts';

interface LiveTableProps {
  game: Game;
  // Above the fold: the picture loads eagerly.
  priority?: boolean;
  // Replaces the router's Link.
  link?: ComponentType<CardLinkProps>;
}

/** Shows a live table on a wide card with its limits, its free seats and its last results. */
export const LiveTable = memo(function LiveTable({ game, priority, link: CardLink = Link }: LiveTableProps) {
  const { api } = useBrand();
  const { name, provider, table, image_color: color } = game;
  const picture = assetUrl(game.image_wide || game.image_cf || game.image, api.origin);
  const results = table ? lastResults(table) : [];
  const facts = table ? [tableLimits(table), tablePlaces(table)].filter((fact) => fact !== null) : [];
  return (
    <Card>
      <CardLink to={gameUrl(game)} data-game>
        <span data-picture>
          {picture && (
            <AspectImage
              src={picture}
              alt=""
              sizes="(max-width: 47.99em) 94vw, 19rem"
              color={color}
              priority={priority}
            />
          )}
          {results.length > 0 && (
            <span data-results role="img" aria-label={`Últimos resultados: ${results.join(', ')}`}>
              {results.map((result, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: results repeat and only shift
                <i key={index}>{result}</i>
              ))}
            </span>
          )}
        </span>
        <b>{name}</b>
        <small>{facts.length > 0 ? facts.join(' · ') : provider.name}</small>
      </CardLink>
      <FavoriteButton game={game} />
    </Card>
  );
});

const Card = styled.div`
  position: relative;

  ${buttonInCorner}

  > a {
    display: flex;
    flex-direction: column;
    justify-content: center;
    aspect-ratio: ${tableRatio};
    overflow: hidden;
    border: 1px solid ${token('color.border')};
    border-radius: ${token('radius.card')};
    background: ${token('color.surface')};
    color: ${token('color.text')};
    line-height: 1.3;
    text-decoration: none;
    transition: border-color ${token('motion.fast')} ${token('motion.easing')};
  }

  [data-picture] {
    position: relative;
    flex: none;
    aspect-ratio: ${16 / 9};
    margin-block-end: auto;
    background: ${token('color.surface-raised')};
  }

  [data-picture] img {
    object-position: 50% 30%;
  }

  [data-results] {
    position: absolute;
    inset: auto 0 0;
    display: flex;
    justify-content: end;
    gap: 0.25rem;
    padding: 1.75rem ${token('space.xs')} ${token('space.xs')};
    /* The picture steps back behind the figures. */
    background: linear-gradient(transparent, color-mix(in srgb, ${token('color.surface')} 90%, transparent));
  }

  /* The newest stands out. */
  i {
    min-inline-size: 1.5rem;
    padding: 0.0625rem 0.25rem;
    border-radius: ${token('radius.control')};
    background: ${token('color.surface')};
    color: ${token('color.text')};
    font-size: 0.75rem;
    font-style: normal;
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    text-align: center;
  }

  i:first-of-type {
    background: ${token('color.primary')};
    color: ${token('color.on-primary')};
  }

  b,
  small {
    ${oneLine}
    margin-inline: ${token('space.s')};
  }

  b {
    font-family: ${token('font.display')};
    font-weight: ${token('font.display-weight')};
    font-size: 1rem;
    line-height: 1.25;
  }

  small {
    margin-block-end: auto;
    color: ${token('color.text-muted')};
    font-size: 0.8125rem;
  }

  ${withHover} {
    > a:hover {
      border-color: ${token('color.primary')};
    }
  }
`;
