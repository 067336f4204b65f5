import type { ThemeName } from '../../art/themes.ts';

export type GameKind = 'slots' | 'live' | 'crash' | 'tables';

export type PartnerGame =
  | 'slot'
  | 'crash'
  | 'roulette'
  | 'moneyWheel'
  | 'baccarat'
  | 'dice'
  | 'highCard'
  | 'blackjack'
  | 'poker'
  | 'coin';

// Live shows around a wheel of values.
const wheels = /Roda|Wheel|Giro|Monopólio|Números|Bilhete|Prêmios|Cash/;

/** Returns which stand-in a title promises. */
export function openedGame(kind: GameKind, theme: ThemeName, name: string): PartnerGame {
  if (kind === 'slots' || kind === 'crash') return kind === 'crash' ? 'crash' : 'slot';
  if (theme === 'bacara') return 'baccarat';
  if (theme === 'dados') return 'dice';
  if (theme === 'roleta') return 'roulette';
  if (wheels.test(name)) return 'moneyWheel';
  if (/Coin/.test(name)) return 'coin';
  if (/Cubos/.test(name)) return 'dice';
  // Rises until it bursts.
  if (/Balão/.test(name)) return 'crash';
  if (theme !== 'cartas') return 'slot';
  if (/Blackjack|21/.test(name)) return 'blackjack';
  return /Poker|Stud|Hold'em/.test(name) ? 'poker' : 'highCard';
}
