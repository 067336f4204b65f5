import { expect, test } from 'vitest';
import { catalogueGames } from '../content/catalogue/games.ts';
import { partnerGame } from './partnerGame.ts';

const opened = (kind: string, theme?: string) =>
  new Set(
    catalogueGames
      .filter((game) => game.kind === kind && (theme === undefined || game.theme === theme))
      .map(({ slug }) => partnerGame(slug)),
  );

test('opens a curve, a wheel, cards or dice where the title promises them, and a slot machine for slots', () => {
  expect(opened('crash')).toEqual(new Set(['crash']));
  expect(opened('live', 'roleta')).toEqual(new Set(['roulette']));
  expect(opened('tables', 'roleta')).toEqual(new Set(['roulette']));
  expect(opened('live', 'bacara')).toEqual(new Set(['baccarat']));
  expect(opened('tables', 'bacara')).toEqual(new Set(['baccarat']));
  expect(opened('live', 'dados')).toEqual(new Set(['dice']));
  expect(opened('tables', 'dados')).toEqual(new Set(['dice']));
  expect(opened('slots')).toEqual(new Set(['slot']));
});

test.each([
  [/Roleta|Roulette|European Wheel/, 'roulette'],
  [/Roda|Giro|Treasure Wheel/, 'moneyWheel'],
  [/Baccarat|Punto/, 'baccarat'],
  [/Sic Bo|Dado/, 'dice'],
  [/Blackjack|21/, 'blackjack'],
  [/Poker|\bStud\b|Hold'em/, 'poker'],
  [/Dragon|Guerra/, 'highCard'],
  [/Coin Flip/, 'coin'],
  [/Crash/, 'crash'],
] as const)('a title with %s opens that game', (words, opens) => {
  const named = catalogueGames.filter(({ kind, name }) => kind !== 'slots' && words.test(name));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((game) => game.opens !== opens).map(({ name }) => name)).toEqual([]);
});

// The wheel has one ball, 37 pockets and one zero, baccarat a commission, poker no wild cards.
test('no title names one of these games and rules, which no table plays', () => {
  const promises =
    /Craps|Plinko|Keno|Bac Bo|Dado Duplo|Dupla Bola|Mini Roleta|American|Sem Comissão|Deuces|Bingo/;
  const titles = catalogueGames.filter(({ kind }) => kind !== 'slots').map(({ name }) => name);
  expect(titles.filter((name) => promises.test(name))).toEqual([]);
});

test('opens blackjack, poker, one card for each side, a wheel or a curve by the title of a table or show', () => {
  const titles = (kind: string, of = 'cartas') =>
    catalogueGames
      .filter(({ theme, opens }) => theme === of && opens === kind)
      .map(({ name }) => name)
      .join(', ');
  expect(titles('blackjack')).toBe(
    'Blackjack Brasil 1, Blackjack Brasil 2, Blackjack VIP Rubi, Blackjack Salão Prata, Speed Blackjack Rio, Infinite Table 21, Blackjack Noturno, Blackjack Esmeralda, Blackjack Club, Blackjack Festa, Blackjack Clássico, Multihand 21, Blackjack Switchboard',
  );
  expect(titles('poker')).toBe(
    "Texas Poker ao Vivo, Casino Hold'em Sul, Poker Caribe, Vídeo Poker Valetes, Caribbean Stud, Poker Club, Poker Real, Poker do Cão Vermelho",
  );
  expect(titles('highCard')).toBe('Dragon & Tiger Live, Guerra de Cartas, Football Card Show');
  for (const theme of ['cartas', 'game-show']) expect(titles('slot', theme)).toBe('');
  expect(titles('moneyWheel', 'game-show')).toBe(
    'Roda Maluca, Show do Bilhete, Giro da Fama, Monopólio da Sorte, Mega Roda ao Vivo, Noite de Prêmios, Circo dos Números, Ilha do Giro, Treasure Wheel Live, Roda do Bairro, Cash Studio',
  );
  expect(titles('coin', 'game-show')).toBe('Coin Flip Show');
  expect(titles('dice', 'game-show')).toBe('Torre de Cubos');
  expect(titles('crash', 'game-show')).toBe('Balão Mágico Show');
});
