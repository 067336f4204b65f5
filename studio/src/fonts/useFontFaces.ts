import { useEffect } from 'react';
import type { DraftFont } from './useDraftFonts.ts';

/** Names a brand's font in the studio's own page, where the catalog has other fonts. */
export function sampleFamily(family: string): string {
  return `${family} sample`;
}

/** Loads the brand's own fonts into the studio's page. */
export function useFontFaces(fonts: readonly DraftFont[]): void {
  useEffect(() => {
    const faces = fonts.map(({ family, weights, content }) => {
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
      return new FontFace(sampleFamily(family), bytes, { weight: weights });
    });
    for (const face of faces) document.fonts.add(face);
    return () => {
      for (const face of faces) document.fonts.delete(face);
    };
  }, [fonts]);
}
