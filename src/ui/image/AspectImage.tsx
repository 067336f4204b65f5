import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useHydrated } from '../../shared/state/useHydrated.ts';
import { token } from '../../shared/tokens/token.ts';
import { onPhone } from '../layout/screens.ts';
import { pictureSizes } from './pictureSizes.ts';

interface AspectImageProps {
  src: string;
  // For phones; defaults to `src`.
  phoneSrc?: string;
  alt: string;
  // Width by height; fills the container when absent.
  ratio?: number;
  // The `sizes` attribute, for pictures available in several widths.
  sizes?: string;
  // Background color until the picture loads.
  color?: string | undefined;
  // For the largest contentful paint: loads eagerly and with high priority.
  priority?: boolean | undefined;
  // Shown when the picture fails.
  fallback?: ReactNode;
}

/** Shows a picture in reserved space, with a fallback when it fails. */
export function AspectImage({ ratio, color, ...picture }: AspectImageProps) {
  // A prerendered page has no style attributes, which its CSP forbids.
  const hydrated = useHydrated();
  // A new source shows its space at once and itself in a deferred render.
  const src = useDeferredValue(picture.src);
  const frame = {
    style: color && hydrated ? { backgroundColor: color } : undefined,
    // A new source retries after a failure.
    children: <Picture key={src} {...picture} src={src} isFormer={src !== picture.src} />,
  };
  return ratio === undefined ? <Frame {...frame} /> : <RatioFrame {...frame} $ratio={ratio} />;
}

interface PictureProps extends Omit<AspectImageProps, 'ratio' | 'color'> {
  // Being replaced by another source.
  isFormer: boolean;
}

function Picture({ src, phoneSrc, alt, sizes, priority, fallback, isFormer }: PictureProps) {
  const [failed, setFailed] = useState(false);
  const imageRef = useRef<HTMLImageElement>(null);

  // A picture may have failed before hydration.
  useEffect(() => {
    const image = imageRef.current;
    if (image?.complete && image.naturalWidth === 0) setFailed(true);
  }, []);

  if (failed) {
    // Keeps the accessible name, which a surrounding link may need.
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

// A separate component, because a style computed on every render would slow down every card.
const RatioFrame = styled(Frame)<{ $ratio: number }>`
  block-size: auto;
  aspect-ratio: ${({ $ratio }) => $ratio};
`;
