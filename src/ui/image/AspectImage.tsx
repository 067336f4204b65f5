import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useHydrated } from '../../shared/state/useHydrated.ts';
import { token } from '../../shared/tokens/token.ts';
import { onPhone } from '../layout/screens.ts';
import { pictureSizes } from './pictureSizes.ts';

interface AspectImageProps {
  src: string;
  /** For phones; `src` where absent. */
  phoneSrc?: string;
  alt: string;
  /** Width by height; absent, it fills its container. */
  ratio?: number;
  /** As in HTML: how wide it is shown, for pictures that come in several sizes. */
  sizes?: string;
  /** Of the picture, in its place until it is there. */
  color?: string | undefined;
  /** The picture the page is judged by: fetched at once and first. The others wait until they come near. */
  priority?: boolean | undefined;
  /** In its place when it cannot be shown. */
  fallback?: ReactNode;
}

/** A picture that has its place before it arrives, and something to show when it does not. */
export function AspectImage({ ratio, color, ...picture }: AspectImageProps) {
  // A prerendered page has no attributes of style: its policy allows none.
  const hydrated = useHydrated();
  // Another source shows its place at once, and itself when the page has nothing more urgent to show.
  const src = useDeferredValue(picture.src);
  const frame = {
    style: color && hydrated ? { backgroundColor: color } : undefined,
    // Another source is another try.
    children: <Picture key={src} {...picture} src={src} isFormer={src !== picture.src} />,
  };
  return ratio === undefined ? <Frame {...frame} /> : <RatioFrame {...frame} $ratio={ratio} />;
}

interface PictureProps extends Omit<AspectImageProps, 'ratio' | 'color'> {
  /** Another one takes its place at once. */
  isFormer: boolean;
}

function Picture({ src, phoneSrc, alt, sizes, priority, fallback, isFormer }: PictureProps) {
  const [failed, setFailed] = useState(false);
  const imageRef = useRef<HTMLImageElement>(null);

  // In a prerendered page it may have failed before React was there to hear of it.
  useEffect(() => {
    const image = imageRef.current;
    if (image?.complete && image.naturalWidth === 0) setFailed(true);
  }, []);

  if (failed) {
    // Without its picture it still says what it was of, or a link around it would have no name.
    return alt === '' ? (
      fallback
    ) : (
      <span role="img" aria-label={alt}>
        {fallback}
      </span>
    );
  }
  const image = (
    <img
      ref={imageRef}
      {...pictureSizes(src)}
      sizes={sizes}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      decoding={priority ? 'auto' : 'async'}
      fetchPriority={priority ? 'high' : undefined}
      draggable={false}
      style={isFormer ? former : undefined}
      onError={() => setFailed(true)}
    />
  );
  if (phoneSrc === undefined) return image;
  return (
    <picture>
      <source media={onPhone.replace('@media ', '')} srcSet={phoneSrc} />
      {image}
    </picture>
  );
}

const former = { visibility: 'hidden' } as const;

const Frame = styled.span`
  display: grid;
  place-items: center;
  inline-size: 100%;
  block-size: 100%;
  overflow: hidden;
  background: ${token('color.skeleton')};

  picture,
  img {
    inline-size: 100%;
    block-size: 100%;
    min-block-size: 0;
  }

  img {
    object-fit: cover;
  }
`;

/** Apart from the other: a style that is worked out anew in each render would cost every card of a lobby. */
const RatioFrame = styled(Frame)<{ $ratio: number }>`
  block-size: auto;
  aspect-ratio: ${({ $ratio }) => $ratio};
`;
