import { closeUp, hero, onReels, pyramidOfThree, usual } from '../arrangements.ts';
import type { CoverTheme } from '../coverTheme.ts';
import { angles, doubleLine, glowEdge, goldLine, noFrame, scrolls, studs } from '../frames.ts';
import * as scenes from '../scenes.ts';
import * as classics from '../symbols/classics.ts';
import * as creatures from '../symbols/creatures.ts';
import * as fire from '../symbols/fire.ts';
import * as fruits from '../symbols/fruits.ts';
import * as jewels from '../symbols/jewels.ts';
import * as party from '../symbols/party.ts';
import * as sports from '../symbols/sports.ts';
import * as sweets from '../symbols/sweets.ts';
import * as table from '../symbols/table.ts';
import * as west from '../symbols/west.ts';

export const everydayThemes = {
  frutas: {
    heroes: [
      fruits.cherry,
      fruits.watermelon,
      fruits.strawberry,
      fruits.grapes,
      fruits.lemon,
      fruits.orange,
      fruits.pineapple,
      fruits.plum,
    ],
    extras: [fruits.lemon, fruits.plum, fruits.orange, fruits.cherry, fruits.strawberry, classics.star],
    scenes: [scenes.rays, scenes.bokeh, scenes.reels, scenes.warp],
    palettes: ['violet', 'amber', 'jungle', 'ruby', 'candy', 'ocean'],
    letterings: ['lilita', 'bangers'],
    inks: ['gold', 'white', 'lime', 'fire'],
    frames: [goldLine, noFrame, glowEdge],
    arrangements: [...usual, onReels],
  },
  classicos: {
    heroes: [
      classics.seven,
      classics.bell,
      classics.bar,
      classics.diamondSuit,
      classics.horseshoe,
      classics.star,
    ],
    extras: [fruits.cherry, classics.star, classics.bell, fruits.plum, classics.seven, fruits.lemon],
    scenes: [scenes.reels, scenes.rays, scenes.bokeh, scenes.curtain],
    palettes: ['ruby', 'royal', 'black', 'violet', 'lava'],
    letterings: ['slab', 'lilita', 'russo'],
    inks: ['fire', 'gold', 'white'],
    frames: [goldLine, studs, doubleLine],
    arrangements: [onReels, ...usual],
  },
  joias: {
    heroes: [
      jewels.brilliant,
      jewels.ruby,
      jewels.emeraldCut,
      jewels.amethyst,
      jewels.topaz,
      jewels.crown,
      jewels.ring,
      table.wildHex,
    ],
    extras: [jewels.ruby, jewels.emeraldCut, jewels.brilliant, jewels.amethyst, jewels.topaz],
    scenes: [scenes.warp, scenes.stars, scenes.lattice, scenes.rays],
    palettes: ['night', 'violet', 'royal', 'black', 'mint', 'ocean'],
    letterings: ['cinzel', 'russo', 'lilita'],
    inks: ['ice', 'gold', 'violet', 'white'],
    frames: [doubleLine, scrolls, goldLine, glowEdge],
    arrangements: usual,
  },
  doces: {
    heroes: [
      sweets.lollipop,
      sweets.wrappedCandy,
      sweets.donut,
      sweets.cupcake,
      sweets.gummyBear,
      sweets.jelly,
      sweets.heart,
    ],
    extras: [sweets.wrappedCandy, sweets.heart, sweets.jelly, sweets.lollipop, sweets.gummyBear],
    scenes: [scenes.hills, scenes.bokeh, scenes.clouds, scenes.rays, scenes.confetti],
    palettes: ['candy', 'mint', 'violet', 'ice', 'dusk'],
    letterings: ['lilita', 'bangers'],
    inks: ['pink', 'white', 'gold', 'violet'],
    frames: [noFrame, glowEdge, goldLine],
    arrangements: usual,
  },
  fortuna: {
    heroes: [
      classics.clover,
      west.goldPot,
      west.piggy,
      west.moneyBag,
      west.goldBar,
      classics.coinStack,
      party.gift,
    ],
    extras: [classics.coin, classics.clover, west.goldBar, classics.star, jewels.brilliant],
    scenes: [scenes.rays, scenes.hills, scenes.bokeh, scenes.warp],
    palettes: ['jungle', 'felt', 'gold', 'violet', 'black', 'royal'],
    letterings: ['lilita', 'slab', 'russo'],
    inks: ['gold', 'lime', 'white'],
    frames: [goldLine, studs, glowEdge],
    arrangements: usual,
  },
  fogo: {
    heroes: [fire.flame, fire.chili, fire.bomb, fire.phoenix, fire.volcano, fire.bolt],
    extras: [fire.flame, fire.chili, classics.seven, fire.bolt],
    scenes: [scenes.rays, scenes.warp, scenes.bokeh, scenes.canyon],
    palettes: ['lava', 'ruby', 'amber', 'black'],
    letterings: ['bangers', 'russo', 'slab'],
    inks: ['fire', 'gold', 'white'],
    frames: [glowEdge, angles, noFrame],
    arrangements: usual,
  },
  bingo: {
    heroes: [table.bingoBalls, classics.clover, sports.football, creatures.macaw],
    extras: [table.bingoBalls, classics.star],
    scenes: [scenes.bokeh, scenes.rays, scenes.confetti],
    palettes: ['royal', 'violet', 'mint', 'ruby', 'candy'],
    letterings: ['lilita', 'bangers'],
    inks: ['gold', 'white', 'pink'],
    frames: [goldLine, glowEdge],
    arrangements: [hero, closeUp, pyramidOfThree],
  },
} as const satisfies Record<string, CoverTheme>;
