import type { CoverTheme } from '../coverTheme.ts';
import * as built from '../scenery/built.ts';
import * as lands from '../scenery/lands.ts';
import { bingoBalls } from '../symbols/bingo.ts';
import * as classics from '../symbols/classics.ts';
import * as fire from '../symbols/fire.ts';
import * as night from '../symbols/night.ts';
import * as orient from '../symbols/orient.ts';
import * as party from '../symbols/party.ts';
import * as table from '../symbols/table.ts';

export const tableThemes = {
  crash: {
    sceneries: [lands.sky, built.city, lands.mountains],
    heroes: [night.plane, night.rocket, party.balloon, fire.bomb, fire.bolt, night.ufo],
    extras: [classics.coin, classics.star, fire.flame],
    palettes: ['black', 'night', 'lava', 'steel', 'violet'],
  },
  roleta: {
    sceneries: [built.felt, built.hall],
    heroes: [table.rouletteWheel],
    extras: [classics.chip, table.moneyDice],
    palettes: ['felt', 'ruby', 'black', 'royal', 'gold', 'violet'],
  },
  cartas: {
    sceneries: [built.felt, built.stage],
    heroes: [table.blackjackHand, table.fourAces, table.chipStack, classics.chip],
    extras: [classics.chip, table.moneyDice, classics.diamondSuit],
    palettes: ['felt', 'black', 'royal', 'ruby', 'steel'],
  },
  bacara: {
    sceneries: [built.felt, built.pagodas],
    heroes: [table.baccaratHand, table.fourAces],
    extras: [classics.chip, orient.lantern, orient.fan],
    palettes: ['ruby', 'gold', 'black', 'felt'],
  },
  'game-show': {
    sceneries: [built.stage, built.marquee],
    heroes: [table.showWheel, table.moneyDice, party.gift, party.balloon, bingoBalls],
    extras: [classics.star, classics.coin, party.balloon],
    palettes: ['violet', 'candy', 'royal', 'dusk', 'ruby'],
  },
  dados: {
    sceneries: [built.felt, built.marquee],
    heroes: [table.moneyDice, classics.dice, table.chipStack],
    extras: [classics.dice, classics.chip],
    palettes: ['felt', 'ruby', 'black', 'violet'],
  },
} as const satisfies Record<string, CoverTheme>;
