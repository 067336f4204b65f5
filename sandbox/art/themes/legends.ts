import { usual } from '../arrangements.ts';
import type { CoverTheme } from '../coverTheme.ts';
import { angles, doubleLine, glowEdge, goldLine, noFrame, scrolls, studs } from '../frames.ts';
import * as scenes from '../scenes.ts';
import * as classics from '../symbols/classics.ts';
import * as creatures from '../symbols/creatures.ts';
import * as egypt from '../symbols/egypt.ts';
import * as fire from '../symbols/fire.ts';
import * as jewels from '../symbols/jewels.ts';
import * as myth from '../symbols/myth.ts';
import * as night from '../symbols/night.ts';
import * as orient from '../symbols/orient.ts';
import * as water from '../symbols/water.ts';

export const legendThemes = {
  egito: {
    heroes: [egypt.pharaoh, egypt.pyramid, egypt.scarab, egypt.eyeOfRa, egypt.ankh, egypt.book],
    extras: [egypt.scarab, egypt.ankh, egypt.pyramid, egypt.eyeOfRa],
    scenes: [scenes.dunes, scenes.columns, scenes.rays, scenes.stars],
    palettes: ['sand', 'amber', 'night', 'gold', 'ocean'],
    letterings: ['cinzel', 'slab'],
    inks: ['gold', 'white'],
    frames: [scrolls, studs, goldLine],
    arrangements: usual,
  },
  mitologia: {
    heroes: [myth.zeus, myth.greekHelmet, myth.trident, myth.medusa, myth.temple, fire.bolt],
    extras: [fire.bolt, myth.trident, myth.temple, jewels.crown],
    scenes: [scenes.columns, scenes.clouds, scenes.rays, scenes.stars],
    palettes: ['royal', 'night', 'gold', 'ocean', 'dusk', 'violet'],
    letterings: ['cinzel', 'slab'],
    inks: ['gold', 'ice', 'white'],
    frames: [scrolls, doubleLine, goldLine],
    arrangements: usual,
  },
  nordico: {
    heroes: [myth.vikingHelmet, myth.shield, myth.axe, creatures.wolf, myth.sword],
    extras: [myth.axe, myth.shield, myth.sword, water.boat],
    scenes: [scenes.hills, scenes.clouds, scenes.stars, scenes.rays],
    palettes: ['steel', 'ice', 'night', 'lava'],
    letterings: ['cinzel', 'russo', 'slab'],
    inks: ['silver', 'ice', 'fire'],
    frames: [studs, angles, doubleLine],
    arrangements: usual,
  },
  medieval: {
    heroes: [myth.castle, jewels.crown, myth.sword, myth.shield, night.crystalBall, egypt.book],
    extras: [myth.sword, jewels.crown, jewels.ruby, myth.shield],
    scenes: [scenes.clouds, scenes.hills, scenes.rays, scenes.lattice],
    palettes: ['royal', 'steel', 'ruby', 'dusk', 'violet'],
    letterings: ['cinzel', 'slab'],
    inks: ['gold', 'silver', 'white'],
    frames: [studs, scrolls, goldLine],
    arrangements: usual,
  },
  piratas: {
    heroes: [night.skull, water.chest, water.boat, water.anchor, water.octopus],
    extras: [classics.coin, water.chest, water.anchor, jewels.ruby],
    scenes: [scenes.surface, scenes.sea, scenes.stars, scenes.clouds],
    palettes: ['ocean', 'night', 'steel', 'amber', 'mint'],
    letterings: ['bangers', 'slab', 'lilita'],
    inks: ['gold', 'silver', 'white'],
    frames: [studs, doubleLine, noFrame],
    arrangements: usual,
  },
  misterio: {
    heroes: [night.pumpkin, night.witchHat, night.ghost, myth.potion, night.crystalBall, night.skull],
    extras: [myth.potion, night.ghost, night.pumpkin, night.crystalBall],
    scenes: [scenes.stars, scenes.city, scenes.hills, scenes.bokeh],
    palettes: ['violet', 'toxic', 'night', 'black', 'dusk'],
    letterings: ['bangers', 'cinzel', 'lilita'],
    inks: ['lime', 'violet', 'fire', 'white'],
    frames: [noFrame, scrolls, glowEdge],
    arrangements: usual,
  },
  astecas: {
    heroes: [orient.sunMask, orient.stepPyramid, orient.totem, jewels.emeraldCut],
    extras: [jewels.emeraldCut, classics.coin, orient.totem, jewels.topaz],
    scenes: [scenes.dunes, scenes.leaves, scenes.rays, scenes.columns],
    palettes: ['sand', 'jungle', 'amber', 'gold', 'night'],
    letterings: ['slab', 'cinzel'],
    inks: ['gold', 'lime', 'fire'],
    frames: [studs, scrolls, goldLine],
    arrangements: usual,
  },
  dragoes: {
    heroes: [creatures.dragon, orient.lantern, orient.luckyCoin, orient.fan, orient.koi, orient.ingot],
    extras: [orient.luckyCoin, orient.lantern, orient.ingot, orient.lotus],
    scenes: [scenes.rays, scenes.clouds, scenes.lattice, scenes.bokeh],
    palettes: ['ruby', 'lava', 'jungle', 'black', 'gold'],
    letterings: ['cinzel', 'lilita', 'slab'],
    inks: ['gold', 'fire', 'white'],
    frames: [goldLine, studs, scrolls],
    arrangements: usual,
  },
} as const satisfies Record<string, CoverTheme>;
