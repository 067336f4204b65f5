// Also matches the placeholder after `URL` has encoded it.
const place = /\{width\}|%7Bwidth%7D/gi;

// Pixels, for covers and cards on phones and desktops at one and two device pixels.
const widths = [160, 240, 320, 480, 720, 1080];

/** Builds a `srcset` from a URL with the placeholder `{width}`; other URLs are a single picture. */
export function pictureSizes(url: string): { src: string; srcSet?: string } {
  if (url.search(place) < 0) return { src: url };
  const at = (width: number) => url.replaceAll(place, String(width));
  return { src: at(480), srcSet: widths.map((width) => `${at(width)} ${width}w`).join(', ') };
}
