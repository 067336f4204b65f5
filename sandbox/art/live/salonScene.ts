import type { Palette } from '../palettes.ts';
import type { Piece } from '../styles/style.ts';
import { furniture, piece, podium, tableTop } from './liveScene.ts';
import { chips, type LiveTheme } from './tableProps.ts';

/** Places the dealer behind a cloth without the game's own pieces, which the page of the table shows itself. */
export function salonScene(theme: LiveTheme, title: string, isTall: boolean, { mid }: Palette): Piece[] {
  const { table, host } = furniture(theme, title, mid);
  const [x, y, scale] = isTall ? [150, 190, 1.36] : [74, 165, 1.24];
  const top = tableTop(!isTall);
  const isStage = theme === 'game-show';
  return [
    ...(host ? [piece(host.body, x, y, scale)] : []),
    isStage ? piece(podium, x, top + 24, 1.1) : piece(table, 150, top, 1),
    ...(isStage ? [] : [piece(chips(0, 'r', 5) + chips(28, 'b', 3), x - 14, top + 70, 1.1)]),
    ...(host ? [piece(host.reach, x, y, scale)] : []),
  ];
}
