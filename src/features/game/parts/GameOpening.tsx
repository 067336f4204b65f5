import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import type { Game } from '../../../shared/contract/casino/casino.ts';
import { assetUrl } from '../../../shared/paths/assetUrl.ts';
import { token } from '../../../shared/tokens/token.ts';
import { AspectImage } from '../../../ui/image/AspectImage.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { coverRatio } from '../../lobby/gameCardStyle.ts';
import { BlurredCover } from './BlurredCover.tsx';

interface GameOpeningProps {
  name: string;
  // Undefined until the list of games is there.
  game?: Game;
  // What the player may choose instead.
  children?: ReactNode;
}

/** Shows what is opening: the cover in front of its blurred self, the title and progress. */
export function GameOpening({ name, game, children }: GameOpeningProps) {
  const { api } = useBrand();
  const cover = assetUrl(game?.image_cf || game?.image, api.origin);
  return (
    <Box>
      <BlurredCover src={cover} />
      <Middle>
        {(cover || !game) && (
          <Picture>
            {cover ? (
              <AspectImage src={cover} alt="" ratio={coverRatio} priority />
            ) : (
              <Skeleton shape="block" height="auto" ratio={coverRatio} />
            )}
          </Picture>
        )}
        <strong role="status">Abrindo {name}</strong>
        <Track aria-hidden="true" />
        {children}
      </Middle>
    </Box>
  );
}

const Box = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  overflow: hidden;
`;

const Middle = styled.div`
  position: relative;
  display: grid;
  justify-items: center;
  gap: ${token('space.m')};
  padding: ${token('space.m')};
  text-align: center;
  overflow-wrap: anywhere;
`;

const Picture = styled.div`
  inline-size: min(10rem, 40vw, 26dvh);
  overflow: hidden;
  border-radius: ${token('radius.card')};
  box-shadow: ${token('shadow.overlay')};
`;

const slide = keyframes`from { transform: translateX(-100%); } to { transform: translateX(250%); }`;

const Track = styled.span`
  position: relative;
  inline-size: min(12rem, 60vw);
  block-size: 0.375rem;
  overflow: hidden;
  border-radius: 1rem;
  background: ${token('color.skeleton')};

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    inline-size: 40%;
    border-radius: inherit;
    background: ${token('color.primary')};
    animation: ${slide} 1.2s ease-in-out infinite;
  }
`;
