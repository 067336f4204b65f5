import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import { fromDesktop, fromTablet } from '../../ui/layout/screens.ts';
import { Warning } from '../legal/Warning.tsx';
import { BrandHeadline } from './BrandHeadline.tsx';
import type { BannerCaption, BannerSlide } from './bannerSlides.ts';
import { CaptionedBanner } from './CaptionedBanner.tsx';
import { heroBarHeight, heroRatio } from './heroFormat.ts';

type CaptionedSlide = BannerSlide & { caption: BannerCaption };

const mostPieces = 3;

/** Returns the slides of a bento: at least two, all with captions; else none. */
export function bentoSlides(slides: readonly BannerSlide[]): CaptionedSlide[] {
  const first = slides.slice(0, mostPieces);
  const captioned = first.flatMap(({ caption, ...slide }) => (caption ? [{ ...slide, caption }] : []));
  return captioned.length > 1 && captioned.length === first.length ? captioned : [];
}

interface HeroBentoProps {
  // Null for the brand's headline.
  slides: readonly (CaptionedSlide | null)[];
  // Keeps the height of controls free below the large piece.
  turns?: boolean;
  // Replaces the large piece: a carousel of its banner and of those that have no piece.
  children?: ReactNode;
}

// As high as the carousel with its controls; narrower screens show the first piece until the carousel has loaded.
export function HeroBento({ slides, turns = false, children }: HeroBentoProps) {
  return (
    <Box aria-label="Destaques">
      <Grid>
        {slides.map((slide, index) =>
          index === 0 && children ? (
            <Piece key={slide?.key ?? ''}>{children}</Piece>
          ) : (
            <Piece key={slide?.key ?? ''} data-advert="" data-turns={(index === 0 && turns) || undefined}>
              <div>
                {slide ? (
                  <CaptionedBanner
                    slide={slide}
                    caption={slide.caption}
                    format="bento"
                    priority={index === 0}
                  />
                ) : (
                  <BrandHeadline format="bento" />
                )}
              </div>
              <Warning />
            </Piece>
          ),
        )}
      </Grid>
    </Box>
  );
}

const Box = styled.section`
  container-type: inline-size;
  min-inline-size: 0;
`;

const Grid = styled.div`
  padding-block-end: ${heroBarHeight};

  ${fromDesktop} {
    display: grid;
    grid-template: 1fr 1fr / 2fr 1fr;
    gap: ${token('space.s')};
    block-size: calc(min(100cqi / ${heroRatio.wide}, var(--hero-height)) + ${heroBarHeight});
    padding: 0;

    /* The warning below a carousel is this high. */
    &:has([data-warning]) {
      block-size: calc(min(100cqi / ${heroRatio.wide}, var(--hero-height)) + min(100cqi / 28, 2.25rem) + ${heroBarHeight});
    }
  }
`;

const Piece = styled.div`
  min-block-size: 0;

  > div {
    overflow: hidden;
    border-radius: ${token('radius.panel')};
    aspect-ratio: ${heroRatio.phone};
  }

  &:not(:first-child) {
    display: none;
  }

  ${fromTablet} {
    > div {
      aspect-ratio: ${heroRatio.wide};
    }

    /* As high as below a carousel of the whole width, so that it takes a tenth of a piece of two thirds. */
    [data-advert] > [data-warning] {
      aspect-ratio: 56 / 3;
    }
  }

  ${fromDesktop} {
    display: flex;
    flex-direction: column;

    &:not(:first-child) {
      display: flex;
    }

    &:first-child,
    &:last-child:nth-child(2) {
      grid-row: span 2;
    }

    &[data-turns] {
      padding-block-end: ${heroBarHeight};
    }

    > div {
      flex: 1;
      min-block-size: 0;
      aspect-ratio: auto;
    }

    /* A tenth of the piece at least, which is higher than a carousel's. */
    > [data-warning] {
      flex: none;
      min-block-size: 11%;
      aspect-ratio: auto;
    }
  }
`;
