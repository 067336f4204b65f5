import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useHydrated } from '../../shared/state/useHydrated.ts';
import { token } from '../../shared/tokens/token.ts';
import { onPhone } from '../layout/screens.ts';

// Also matches the placeholder after `URL` has encoded it.
const place = /\{width\}|%7Bwidth%7D/gi;

// Pixels, for covers and cards on phones and desktops at one and two device pixels.
const widths = [160, 240, 320, 480, 720, 1080];

/** Builds a `srcset` from a URL with the placeholder `{width}`; other URLs are a single picture. */
function pictureSizes(url: string): { src: string; srcSet?: string } {
  if (url.search(place) < 0) return { src: url };
  const at = (width: number) => url.replaceAll(place, String(width));
  return { src: at(480), srcSet: widths.map((width) => `${at(width)} ${width}w`).join(', ') };
}

const phoneQuery = onPhone.replace('@media ', '');

interface AspectImageProps {
  src: string;
  // For phones; defaults to `src`. Each replaces the other when that fails.
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

function onThisDevice(src: string, phoneSrc: string | undefined): string {
  return phoneSrc !== undefined && matchMedia(phoneQuery).matches ? phoneSrc : src;
}

function Picture({ src, phoneSrc, alt, sizes, priority, fallback, isFormer }: PictureProps) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const imageRef = useRef<HTMLImageElement>(null);
  const sources = phoneSrc === undefined ? [src] : [src, phoneSrc];
  const [shown, forPhones] = sources.filter((url) => !failed.includes(url));

  // A picture may have failed before hydration.
  useEffect(() => {
    const image = imageRef.current;
    if (image?.complete && image.naturalWidth === 0) setFailed([onThisDevice(src, phoneSrc)]);
  }, [src, phoneSrc]);

  if (shown === undefined) {
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
      key={shown}
      ref={imageRef}
      {...pictureSizes(shown)}
      sizes={sizes}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      decoding={priority ? 'auto' : 'async'}
      fetchPriority={priority ? 'high' : undefined}
      draggable={false}
      style={isFormer ? former : undefined}
      onError={() => setFailed([...failed, onThisDevice(shown, forPhones)])}
    />
  );
  if (forPhones === undefined) return image;
  const phone = pictureSizes(forPhones);
  return (
    <picture>
      <source media={phoneQuery} srcSet={phone.srcSet ?? phone.src} />
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
  img,
  > [role='img'] {
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
