import { css, styled } from 'styled-components';
import { token } from '../../../shared/tokens/token.ts';
import { fromDesktop, fromWide, onVeryWide } from '../../../ui/layout/screens.ts';
import type { HeroFormat } from '../heroFormat.ts';

const panels: Record<HeroFormat, ReturnType<typeof css>> = {
  split: css`
    inline-size: 47%;
    padding-inline-end: 6%;
    border-start-end-radius: 14% 50%;
    border-end-end-radius: 14% 50%;
    background: ${token('color.surface')};
  `,
  mirror: css`
    inline-size: 47%;
    padding-inline-start: 6%;
    justify-self: end;
    border-start-start-radius: 14% 50%;
    border-end-start-radius: 14% 50%;
    background: ${token('color.surface')};
  `,
  full: css`
    align-items: center;
    justify-content: flex-end;
    background: linear-gradient(0deg, ${token('color.background')} 12%, color-mix(in srgb, ${token('color.background')} 80%, transparent) 44%, transparent 66%);
    text-align: center;

    && strong {
      font-size: clamp(1.25rem, 5cqi, 2.5rem);
      text-transform: uppercase;
    }

    @container (min-width: 56rem) {
      background: radial-gradient(40rem 88% at 50% 100%, ${token('color.background')} 30%, color-mix(in srgb, ${token('color.background')} 84%, transparent) 66%, transparent);
    }
  `,
  poster: css`
    align-items: center;
    /* Whole at every size, unlike a frame in the picture. */
    outline: 1px solid ${token('color.primary')};
    outline-offset: -0.625rem;
    background: radial-gradient(closest-side, color-mix(in srgb, ${token('color.background')} 94%, transparent) 55%, color-mix(in srgb, ${token('color.background')} 40%, transparent));
    text-align: center;

    strong {
      max-inline-size: 14em;
      letter-spacing: 0.02em;
    }
  `,
  bento: css`
    inline-size: 100%;
    padding-inline-end: 52%;
  `,
  match: css`
    inline-size: 54%;
    padding-inline-end: 9%;
    background: linear-gradient(104deg, ${token('color.surface')} calc(82% - 0.5rem), ${token('color.primary')} calc(82% - 0.5rem) 82%, transparent 82%);

    strong {
      text-transform: uppercase;
    }
  `,
};

// A low banner shows the height of its picture beside the caption.
const besideCaption = css`
  > :first-child {
    inline-size: 60%;
    justify-self: end;
  }
`;

const pictures: Partial<Record<HeroFormat, ReturnType<typeof css>>> = {
  split: besideCaption,
  match: besideCaption,
  mirror: css`
    > :first-child {
      inline-size: 60%;
    }

    img {
      object-position: 0;
    }
  `,
  // Without a kink, which would look like a seam.
  bento: css`
    background: ${token('color.background')};

    > :first-child {
      mask-image: linear-gradient(90deg, transparent 20%, 54%, ${token('color.text')} 70%);
    }
  `,
  // The emblem is in the upper part of the picture; halves of its scene are next to the words.
  full: css`
    img {
      object-position: 50% 0;
    }

    ${fromWide} {
      > :first-child {
        inline-size: 62.5rem;
        justify-self: center;
        mask-image: linear-gradient(90deg, transparent, ${token('color.text')} 20% 80%, transparent);
      }
    }

    /* As wide beside its dark edges as on smaller screens. */
    ${onVeryWide} {
      > :first-child {
        inline-size: 82cqi;
      }
    }
  `,
};

// Two lines leave room for the text and the button, in a banner that is low on a low screen.
const largeWords = css`
  strong {
    font-size: clamp(1.25rem, 5cqi, min(3.5rem, var(--hero-height, 21rem) / 6));
  }

  [data-text] {
    display: block;
  }
`;

// Text sizes follow the piece, because one screen shows pieces of several sizes.
export const Card = styled.div<{ $format: HeroFormat }>`
  position: relative;
  container-type: inline-size;
  display: grid;
  grid-template: 100% / 100%;
  block-size: 100%;
  overflow: hidden;

  > * {
    grid-area: 1 / 1;
  }

  img {
    object-position: 100%;
  }

  ${({ $format }) => pictures[$format]}
`;

export const Caption = styled.div<{ $format: HeroFormat }>`
  /* Over a picture with a mask. */
  z-index: 1;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  justify-content: center;
  gap: ${token('space.xs')};
  padding: ${token('space.s')} clamp(${token('space.s')}, 3cqi, 3rem);
  color: ${token('color.text')};
  ${({ $format }) => panels[$format]}

  /* Of what a banner has. */
  > [data-room] {
    visibility: hidden;
  }

  > [data-room='button'] {
    min-block-size: 2.25rem;
  }

  strong {
    display: -webkit-box;
    overflow: hidden;
    font-family: ${token('font.display')};
    flex: none;
    /* Keeps the tails of the last line, which the clamp would cut. */
    margin-block-end: -0.15em;
    padding-block-end: 0.15em;
    font-size: clamp(1.25rem, 4cqi, 3.5rem);
    font-weight: ${token('font.display-weight')};
    line-height: 1.2;
    text-wrap: balance;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }

  [data-text] {
    display: none;
    font-size: clamp(0.875rem, 1.6cqi, 1.125rem);
    line-height: 1.4;
  }

  @container (min-width: 38rem) {
    gap: ${token('space.s')};

    :is(a, button, [data-room='button']) {
      min-block-size: 2.75rem;
      padding-inline: ${token('space.m')};
      font-size: 1rem;
    }
  }

  @container (min-width: 56rem) {
    ${largeWords}
  }

  /* A piece beside others is higher than a banner of its width. */
  ${fromDesktop} {
    @container (min-width: 38rem) {
      ${largeWords}
    }
  }
`;

export const Kicker = styled.span`
  padding: 0.0625rem 0.625rem;
  background: ${token('color.primary')};
  color: ${token('color.on-primary')};
  font-size: 0.75rem;
  font-weight: 700;
  letter-spacing: 0.06em;
  text-transform: uppercase;
  clip-path: polygon(0 0, 100% 0, calc(100% - 0.375rem) 100%, 0 100%);
`;
