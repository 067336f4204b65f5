import { type ComponentType, memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { useBrand } from '../../shared/brand/useBrand.ts';
import type { Game } from '../../shared/contract/casino/casino.ts';
import { assetUrl } from '../../shared/paths/assetUrl.ts';
import { token } from '../../shared/tokens/token.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { AspectImage } from '../../ui/image/AspectImage.tsx';
import { withHover, withSmallCovers } from '../../ui/layout/screens.ts';
import { FavoriteButton } from './FavoriteButton.tsx';
import { buttonInCorner, oneLine } from './gameCardStyle.ts';
import { gameUrl } from './gameUrl.ts';

export interface CardLinkProps {
  to: string;
  'data-game': true;
  children: ReactNode;
}

interface GameCardProps {
  game: Game;
  // Above the fold: the cover loads eagerly.
  priority?: boolean;
  // Replaces the router's Link, which costs as much render time as the rest of the card.
  link?: ComponentType<CardLinkProps>;
}

// Hoisted, so a card that receives another game does not render it again.
const veil = (
  <span data-veil aria-hidden="true">
    <b>
      <Icon name="play" size={22} />
    </b>
  </span>
);

export const GameCard = memo(function GameCard({ game, priority, link: CardLink = Link }: GameCardProps) {
  const { api } = useBrand();
  const { name, provider, live, rtp, image_color: color } = game;
  const cover = assetUrl(game.image_cf || game.image, api.origin);
  const nameplate = <Nameplate>{name}</Nameplate>;
  return (
    <Card>
      <CardLink to={gameUrl(game)} data-game>
        <span data-cover={live ? 'live' : ''}>
          {cover ? (
            <AspectImage
              src={cover}
              alt=""
              sizes="(max-width: 47.99em) 36vw, 13rem"
              color={color}
              priority={priority}
              fallback={nameplate}
            />
          ) : (
            nameplate
          )}
          {live && <i>Ao vivo</i>}
          {veil}
        </span>
        <span data-caption>
          <b>{name}</b>
          {rtp !== undefined && <small>RTP {String(rtp).replace('.', ',')}%</small>}
          <small>{provider.name}</small>
        </span>
      </CardLink>
      <FavoriteButton game={game} />
    </Card>
  );
});

// One styled component for the whole card: each nested one costs render time in dozens of cards.
const Card = styled.div`
  position: relative;

  ${buttonInCorner}

  > a {
    display: block;
    border-radius: ${token('radius.card')};
    line-height: 1.25;
    text-decoration: none;
    transition: transform ${token('motion.normal')} ${token('motion.easing')};
  }

  [data-cover] {
    position: relative;
    display: block;
    aspect-ratio: ${token('cover.ratio')};
    overflow: hidden;
    margin-block-end: 0.375rem;
    border-radius: ${token('radius.card')};
    background: ${token('color.surface-raised')};
  }

  /* The cover clips already. */
  [data-cover] > span {
    overflow: visible;
  }

  img {
    transition: transform ${token('motion.normal')} ${token('motion.easing')};
  }

  /* A lower cover keeps the head of the dealer. */
  [data-cover='live'] img {
    object-position: 50% 0;
  }

  /* Above the heads of the dealers. */
  i {
    position: absolute;
    inset-block-start: 0.25rem;
    inset-inline-start: 0.25rem;
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
    padding: 0.125rem 0.5rem;
    border-radius: 1rem;
    background: ${token('color.surface')};
    color: ${token('color.text')};
    font-size: 0.75rem;
    font-style: normal;
    font-weight: 700;

    &::before {
      content: '';
      inline-size: 0.4375rem;
      block-size: 0.4375rem;
      border-radius: 50%;
      background: ${token('color.danger')};
    }
  }

  /* Hidden on touch devices: each veil costs paint time in every scrolled frame. */
  [data-veil] {
    position: absolute;
    inset: 0;
    display: none;
    place-items: center;
    background: linear-gradient(to top, color-mix(in srgb, ${token('color.background')} 88%, transparent), color-mix(in srgb, ${token('color.background')} 35%, transparent));
    opacity: 0;
    transition: opacity ${token('motion.fast')} ${token('motion.easing')};

    b {
      display: grid;
      place-items: center;
      inline-size: 3.25rem;
      block-size: 3.25rem;
      padding-inline-start: 0.2rem;
      border-radius: 50%;
      background: ${token('color.primary')};
      color: ${token('color.on-primary')};
      transform: scale(0.8);
      transition: transform ${token('motion.normal')} ${token('motion.easing')};
    }
  }

  small {
    ${oneLine}
    color: ${token('color.text-muted')};
    font-size: 0.75rem;
  }

  > a:focus-visible [data-veil] {
    display: grid;
    opacity: 1;
  }

  ${withHover} {
    [data-veil] {
      display: grid;
    }

    > a:hover {
      transform: translateY(-3px);

      [data-veil] {
        opacity: 1;

        b {
          transform: none;
        }
      }

      img {
        transform: scale(1.06);
      }
    }
  }

  /* Leaves space for the favorite button on a narrow cover. */
  ${withSmallCovers} {
    i {
      inset-inline-start: 0;
      gap: 0.125rem;
      padding: 0 0.1875rem;
    }
  }
`;

const Nameplate = styled.span`
  display: grid;
  place-items: center;
  inline-size: 100%;
  block-size: 100%;
  padding: ${token('space.s')};
  background: linear-gradient(160deg, ${token('color.primary-soft')}, ${token('color.surface-raised')});
  color: ${token('color.text')};
  font-family: ${token('font.display')};
  font-weight: ${token('font.display-weight')};
  text-align: center;
`;
