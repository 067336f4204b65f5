import { closeUp, hero, heroWithSides, orbit, shower, usual } from '../arrangements.ts';
import type { CoverTheme } from '../coverTheme.ts';
import { angles, doubleLine, glowEdge, goldLine, noFrame, scrolls, studs } from '../frames.ts';
import * as scenes from '../scenes.ts';
import * as classics from '../symbols/classics.ts';
import * as creatures from '../symbols/creatures.ts';
import * as fruits from '../symbols/fruits.ts';
import * as jewels from '../symbols/jewels.ts';
import * as night from '../symbols/night.ts';
import * as orient from '../symbols/orient.ts';
import * as party from '../symbols/party.ts';
import * as sports from '../symbols/sports.ts';
import * as water from '../symbols/water.ts';
import * as west from '../symbols/west.ts';

export const placeThemes = {
  pescaria: {
    heroes: [
      water.goldenFish,
      water.blueFish,
      water.redFish,
      water.boat,
      water.shark,
      water.hook,
      water.octopus,
    ],
    extras: [water.blueFish, water.redFish, water.goldenFish, water.hook, water.anchor],
    scenes: [scenes.sea, scenes.surface, scenes.hills],
    palettes: ['ocean', 'mint', 'ice', 'royal'],
    letterings: ['bangers', 'lilita'],
    inks: ['gold', 'white', 'lime'],
    frames: [noFrame, goldLine, glowEdge],
    arrangements: usual,
  },
  futebol: {
    heroes: [sports.football, sports.trophy, sports.jersey, sports.glove, sports.racket, sports.helmetRace],
    extras: [sports.football, sports.goal, sports.jersey, classics.star],
    scenes: [scenes.stadium, scenes.rays, scenes.confetti, scenes.warp],
    palettes: ['jungle', 'royal', 'steel', 'felt', 'lava'],
    letterings: ['russo', 'bangers', 'slab'],
    inks: ['white', 'gold', 'lime'],
    frames: [angles, noFrame, glowEdge],
    arrangements: usual,
  },
  carnaval: {
    heroes: [party.carnivalMask, party.drum, party.maraca, party.tambourine, party.guitar, creatures.macaw],
    extras: [party.maraca, party.drum, classics.star, party.tambourine],
    scenes: [scenes.confetti, scenes.bokeh, scenes.curtain, scenes.rays],
    palettes: ['candy', 'violet', 'dusk', 'mint', 'royal'],
    letterings: ['lilita', 'bangers'],
    inks: ['gold', 'pink', 'white', 'lime'],
    frames: [noFrame, goldLine, glowEdge],
    arrangements: usual,
  },
  brasil: {
    heroes: [
      party.sugarloaf,
      party.coconut,
      creatures.toucan,
      creatures.macaw,
      fruits.pineapple,
      party.guitar,
    ],
    extras: [party.coconut, fruits.pineapple, creatures.toucan, party.maraca],
    scenes: [scenes.surface, scenes.clouds, scenes.hills, scenes.leaves],
    palettes: ['mint', 'dusk', 'jungle', 'amber', 'ocean'],
    letterings: ['lilita', 'bangers', 'russo'],
    inks: ['gold', 'white', 'lime'],
    frames: [noFrame, glowEdge, angles],
    arrangements: usual,
  },
  'velho-oeste': {
    heroes: [
      west.sheriffStar,
      west.cowboyHat,
      west.cactus,
      west.dynamite,
      classics.horseshoe,
      creatures.bull,
      west.wagonWheel,
    ],
    extras: [west.cactus, west.moneyBag, classics.horseshoe, west.wagonWheel, west.goldBar],
    scenes: [scenes.canyon, scenes.dunes, scenes.rays],
    palettes: ['amber', 'sand', 'dusk', 'lava'],
    letterings: ['slab', 'bangers'],
    inks: ['gold', 'fire', 'white'],
    frames: [studs, doubleLine, scrolls],
    arrangements: usual,
  },
  animais: {
    heroes: [
      creatures.tiger,
      creatures.bull,
      creatures.panda,
      creatures.rabbit,
      creatures.wolf,
      creatures.lion,
      creatures.monkey,
      orient.luckyCat,
    ],
    extras: [orient.luckyCoin, classics.coin, orient.ingot, orient.lantern, west.moneyBag],
    scenes: [scenes.rays, scenes.bokeh, scenes.clouds, scenes.leaves],
    palettes: ['ruby', 'amber', 'jungle', 'violet', 'felt', 'lava'],
    letterings: ['lilita', 'bangers'],
    inks: ['gold', 'fire', 'white', 'lime'],
    frames: [goldLine, noFrame, glowEdge],
    arrangements: [hero, hero, heroWithSides, closeUp, shower, orbit],
  },
  selva: {
    heroes: [
      creatures.macaw,
      creatures.toucan,
      orient.totem,
      creatures.monkey,
      orient.stepPyramid,
      orient.sunMask,
    ],
    extras: [jewels.emeraldCut, fruits.pineapple, orient.totem, creatures.macaw],
    scenes: [scenes.leaves, scenes.hills, scenes.rays],
    palettes: ['jungle', 'toxic', 'mint', 'amber'],
    letterings: ['lilita', 'slab', 'bangers'],
    inks: ['lime', 'gold', 'white'],
    frames: [noFrame, scrolls, angles],
    arrangements: usual,
  },
  espaco: {
    heroes: [night.planet, night.rocket, night.ufo, night.helmetSpace, night.alien],
    extras: [night.planet, night.ufo, jewels.amethyst, night.rocket],
    scenes: [scenes.stars, scenes.warp],
    palettes: ['night', 'violet', 'toxic', 'royal', 'black'],
    letterings: ['russo', 'bangers'],
    inks: ['ice', 'violet', 'lime', 'white'],
    frames: [angles, glowEdge, noFrame],
    arrangements: usual,
  },
  inverno: {
    heroes: [party.snowman, party.pineTree, party.gift, creatures.wolf, creatures.rabbit],
    extras: [party.gift, jewels.brilliant, party.pineTree, classics.star],
    scenes: [scenes.stars, scenes.hills, scenes.clouds],
    palettes: ['ice', 'royal', 'ruby', 'ocean'],
    letterings: ['lilita', 'slab'],
    inks: ['ice', 'white', 'gold'],
    frames: [glowEdge, goldLine, noFrame],
    arrangements: usual,
  },
} as const satisfies Record<string, CoverTheme>;
