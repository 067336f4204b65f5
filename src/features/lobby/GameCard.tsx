import { memo } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { useBrand } from '../../shared/brand/useBrand.ts';
import type { Game } from '../../shared/contract/casino.ts';
import { assetAddress } from '../../shared/paths/assetAddress.ts';
import { token } from '../../shared/tokens/token.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { AspectImage } from '../../ui/image/AspectImage.tsx';
import { onPhone, withHover } from '../../ui/layout/screens.ts';
import { FavoriteButton } from './FavoriteButton.tsx';
import { gameAddress } from './gameAddress.ts';
import { captionHeight, coverRatio, oneLine } from './gameCardStyle.ts';

interface GameCardProps {
  game: Game;
}

/** A game's cover, leading to the game, and its heart. */
export const GameCard = memo(function GameCard({ game }: GameCardProps) {
  const { api } = useBrand();
  const cover = assetAddress(game.image_cf || game.image, api.origin);
  const nameplate = <Nameplate>{game.name}</Nameplate>;
  return (
    <Place>
      <Card to={gameAddress(game)} data-game>
        <Cover>
          {cover ? (
            <AspectImage src={cover} alt="" ratio={coverRatio} fallback={nameplate} />
          ) : (
            <Blank>{nameplate}</Blank>
          )}
          {game.live && <Live>Ao vivo</Live>}
          <Veil aria-hidden="true">
            <Disc>
              <Icon name="play" size={22} />
            </Disc>
          </Veil>
        </Cover>
        <Caption>
          <Name>{game.name}</Name>
          <Provider>{game.provider.name}</Provider>
        </Caption>
      </Card>
      <Corner>
        <FavoriteButton game={game} />
      </Corner>
    </Place>
  );
});

const Place = styled.div`
  position: relative;
`;

const Corner = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
`;

const Veil = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  background: linear-gradient(to top, color-mix(in srgb, ${token('color.background')} 88%, transparent), color-mix(in srgb, ${token('color.background')} 35%, transparent));
  opacity: 0;
  transition: opacity ${token('motion.fast')} ${token('motion.easing')};
`;

const Disc = styled.span`
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
`;

const Cover = styled.span`
  position: relative;
  display: block;
  overflow: hidden;
  border-radius: ${token('radius.card')};
  background: ${token('color.surface-raised')};

  img {
    transition: transform ${token('motion.normal')} ${token('motion.easing')};
  }
`;

const Card = styled(Link)`
  display: block;
  border-radius: ${token('radius.card')};
  text-decoration: none;
  transition: transform ${token('motion.normal')} ${token('motion.easing')};

  &:focus-visible ${Veil} {
    opacity: 1;
  }

  ${withHover} {
    &:hover {
      transform: translateY(-3px);
    }
    &:hover ${Veil} {
      opacity: 1;
    }
    &:hover ${Disc} {
      transform: none;
    }
    &:hover img {
      transform: scale(1.06);
    }
  }
`;

const Blank = styled.span`
  display: grid;
  aspect-ratio: ${coverRatio};
`;

const Nameplate = styled.span`
  display: grid;
  place-items: center;
  block-size: 100%;
  padding: ${token('space.s')};
  background: linear-gradient(160deg, ${token('color.primary-soft')}, ${token('color.surface-raised')});
  color: ${token('color.text')};
  font-family: ${token('font.display')};
  font-weight: ${token('font.display-weight')};
  text-align: center;
`;

const Live = styled.span`
  position: absolute;
  inset-block-start: ${token('space.xs')};
  inset-inline-start: ${token('space.xs')};
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  padding: 0.125rem 0.5rem;
  border-radius: 1rem;
  background: ${token('color.surface')};
  color: ${token('color.text')};
  font-size: 0.75rem;
  font-weight: 700;

  &::before {
    content: '';
    inline-size: 0.4375rem;
    block-size: 0.4375rem;
    border-radius: 50%;
    background: ${token('color.danger')};
  }

  /* Beside the heart of a narrow cover. */
  ${onPhone} {
    gap: 0.25rem;
    padding: 0 0.375rem;
    font-size: 0.625rem;
  }
`;

const Caption = styled.span`
  display: block;
  block-size: ${captionHeight};
  padding-block-start: 0.375rem;
  line-height: 1.3;
`;

const Name = styled.span`
  ${oneLine}
  display: block;
  font-size: 0.875rem;
  font-weight: 650;
`;

const Provider = styled.span`
  ${oneLine}
  display: block;
  color: ${token('color.text-muted')};
  font-size: 0.75rem;
`;
