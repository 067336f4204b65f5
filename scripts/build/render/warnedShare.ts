import { warningArt } from './warningArt.ts';

export interface WarningColors {
  background: string;
  text: string;
}

// The Ministry asks for 10 % of the area (Portaria SPA/MF 1.231/2024 art. 13, as changed by 1.964/2026).
const bandShare = 0.115;
const textShare = 0.94;

/** Returns a drawing of a PNG with 18+ and the warning on a band over its bottom. */
export function warnedShare(png: Uint8Array, colors: WarningColors): string {
  const header = Buffer.from(png);
  const [width, height] = [header.readUInt32BE(16), header.readUInt32BE(20)];
  const band = Math.ceil(height * bandShare);
  const scale = Math.min((width * textShare) / warningArt.width, (band * 0.6) / warningArt.perEm);
  const left = (width - warningArt.width * scale) / 2;
  // Capitals are seven tenths of the em.
  const base = height - band / 2 + 0.35 * warningArt.perEm * scale;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<image width="${width}" height="${height}" href="data:image/png;base64,${header.toString('base64')}"/>` +
    `<rect y="${height - band}" width="${width}" height="${band}" fill="${colors.background}"/>` +
    `<path transform="translate(${left} ${base})scale(${scale})" fill="${colors.text}" d="${warningArt.outlines}"/></svg>`
  );
}
