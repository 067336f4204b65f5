import { gradientDefinitions } from '../art/gradients.ts';
import { bell, seven, star } from '../art/symbols/classics.ts';
import { brilliant, crown, ruby, topaz } from '../art/symbols/jewels.ts';
import { coverThemes, type ThemeName } from '../art/themes.ts';
import { blank } from '../games/slotMachine.ts';

const anywhere = [seven, crown, brilliant, bell, ruby, topaz, star];

/** Draws a symbol of the machine, those of the game's covers first; the symbol that pays nothing is a dull stone. */
export function slotSymbol(theme: ThemeName | undefined, symbol: number): string {
  const own = theme ? [...coverThemes[theme].heroes, ...coverThemes[theme].extras] : [];
  const drawing = [...new Set([...own, ...anywhere])][symbol];
  const art =
    symbol === blank || !drawing
      ? '<path d="M-26-14L0-28l26 14v28L0 28l-26-14z" fill="#8a86a0" opacity=".55"/><path d="M-26-14L0 0l26-14M0 0v28" fill="none" opacity=".5"/>'
      : drawing();
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-58 -58 116 116"><defs>${gradientDefinitions(art)}</defs>` +
    `<g stroke="#170a22" stroke-width="2.2" stroke-linejoin="round">${art}</g></svg>`
  );
}
