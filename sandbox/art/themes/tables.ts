import { closeUp, hero, heroWithSides, shower } from '../arrangements.ts';
import type { CoverTheme } from '../coverTheme.ts';
import { angles, doubleLine, glowEdge, goldLine, noFrame, scrolls } from '../frames.ts';
import * as scenes from '../scenes.ts';
import * as classics from '../symbols/classics.ts';
import * as fire from '../symbols/fire.ts';
import * as night from '../symbols/night.ts';
import * as orient from '../symbols/orient.ts';
import * as party from '../symbols/party.ts';
import * as table from '../symbols/table.ts';

export const tableThemes = {
  crash: {
    heroes: [night.plane, night.rocket, party.balloon, fire.bomb, fire.bolt, night.ufo],
    extras: [classics.coin, classics.star, fire.flame],
    scenes: [scenes.warp, scenes.clouds, scenes.stars, scenes.lattice],
    palettes: ['black', 'night', 'lava', 'steel', 'violet'],
    letterings: ['russo', 'bangers'],
    inks: ['white', 'fire', 'ice'],
    frames: [angles, noFrame, glowEdge],
    arrangements: [hero, closeUp, shower],
  },
  roleta: {
    heroes: [table.rouletteWheel],
    extras: [classics.chip, table.moneyDice],
    scenes: [scenes.curtain, scenes.lattice, scenes.rays, scenes.bokeh],
    palettes: ['felt', 'ruby', 'black', 'royal', 'gold', 'violet'],
    letterings: ['cinzel', 'russo', 'slab'],
    inks: ['gold', 'white'],
    frames: [doubleLine, goldLine, angles],
    arrangements: [hero, closeUp, heroWithSides],
  },
  cartas: {
    heroes: [table.blackjackHand, table.fourAces, table.chipStack, classics.chip],
    extras: [classics.chip, table.moneyDice, classics.diamondSuit],
    scenes: [scenes.curtain, scenes.lattice, scenes.rays, scenes.bokeh],
    palettes: ['felt', 'black', 'royal', 'ruby', 'steel'],
    letterings: ['cinzel', 'slab', 'russo'],
    inks: ['gold', 'white', 'silver'],
    frames: [doubleLine, goldLine, angles],
    arrangements: [hero, heroWithSides, closeUp],
  },
  bacara: {
    heroes: [table.baccaratHand, table.fourAces],
    extras: [classics.chip, orient.lantern, orient.fan],
    scenes: [scenes.lattice, scenes.curtain, scenes.rays],
    palettes: ['ruby', 'gold', 'black', 'felt'],
    letterings: ['cinzel', 'slab'],
    inks: ['gold', 'white'],
    frames: [goldLine, scrolls, doubleLine],
    arrangements: [hero, heroWithSides],
  },
  'game-show': {
    heroes: [table.showWheel, table.moneyDice, party.gift, party.balloon, table.bingoBalls],
    extras: [classics.star, classics.coin, party.balloon],
    scenes: [scenes.curtain, scenes.confetti, scenes.rays, scenes.bokeh],
    palettes: ['violet', 'candy', 'royal', 'dusk', 'ruby'],
    letterings: ['lilita', 'bangers', 'russo'],
    inks: ['gold', 'pink', 'white'],
    frames: [glowEdge, goldLine],
    arrangements: [hero, closeUp, shower],
  },
  dados: {
    heroes: [table.moneyDice, classics.dice, table.chipStack],
    extras: [classics.dice, classics.chip],
    scenes: [scenes.lattice, scenes.curtain, scenes.rays],
    palettes: ['felt', 'ruby', 'black', 'violet'],
    letterings: ['slab', 'russo'],
    inks: ['gold', 'white', 'fire'],
    frames: [doubleLine, angles],
    arrangements: [hero, heroWithSides, closeUp],
  },
} as const satisfies Record<string, CoverTheme>;
