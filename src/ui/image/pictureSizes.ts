/** As operators write it, and as it stands in an address that has been through `URL`. */
const place = /\{width\}|%7Bwidth%7D/gi;

/** Pixels. Those that covers and cards need on phones and desks, at one and two device pixels each. */
const widths = [160, 240, 320, 480, 720, 1080];

/**
 * An operator's picture server may offer a picture in any width: `{width}` in the address stands for it, and the
 * browser asks for the one it needs. Addresses without it are one picture of whatever size.
 */
export function pictureSizes(address: string): { src: string; srcSet?: string } {
  if (address.search(place) < 0) return { src: address };
  const at = (width: number) => address.replaceAll(place, String(width));
  return { src: at(480), srcSet: widths.map((width) => `${at(width)} ${width}w`).join(', ') };
}
