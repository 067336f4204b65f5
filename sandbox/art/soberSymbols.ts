import { bell, coin, seven } from './symbols/classics.ts';
import * as creatures from './symbols/creatures.ts';
import * as fruits from './symbols/fruits.ts';
import { balloon, snowman } from './symbols/party.ts';
import * as sweets from './symbols/sweets.ts';
import { piggy } from './symbols/west.ts';

type SymbolArt = () => string;

// Mascots, sweets and toys: advertising of licensed brands may not appeal to children (Lei 14.790/2023 art. 17;
// Portaria SPA/MF 1.231/2024 art. 12).
export const childishSymbols: ReadonlySet<SymbolArt> = new Set([
  ...[creatures, fruits, sweets].flatMap((symbols) => Object.values<SymbolArt>(symbols)),
  balloon,
  snowman,
  piggy,
]);

type Symbols = readonly [SymbolArt, ...SymbolArt[]];

/** Replaces the symbols that a licensed brand may not advertise with. */
export function soberSymbols([lead, ...rest]: Symbols): Symbols {
  const replacements = [seven, bell, coin];
  const sober = (symbol: SymbolArt, index: number) =>
    childishSymbols.has(symbol) ? (replacements[index] ?? coin) : symbol;
  return [sober(lead, 0), ...rest.map((symbol, index) => sober(symbol, index + 1))];
}
