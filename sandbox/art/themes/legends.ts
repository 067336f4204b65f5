import type { CoverTheme } from '../coverTheme.ts';
import * as built from '../scenery/built.ts';
import * as lands from '../scenery/lands.ts';
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
    sceneries: [lands.dunes, built.columns],
    heroes: [egypt.pharaoh, egypt.pyramid, egypt.scarab, egypt.eyeOfRa, egypt.ankh, egypt.book],
    extras: [egypt.scarab, egypt.ankh, egypt.pyramid, egypt.eyeOfRa],
    palettes: ['sand', 'amber', 'night', 'gold', 'ocean'],
  },
  mitologia: {
    sceneries: [built.columns, lands.sky, lands.mountains],
    heroes: [myth.zeus, myth.greekHelmet, myth.trident, myth.medusa, myth.temple, fire.bolt],
    extras: [fire.bolt, myth.trident, myth.temple, jewels.crown],
    palettes: ['royal', 'night', 'gold', 'ocean', 'dusk', 'violet'],
  },
  nordico: {
    sceneries: [lands.mountains, lands.snow],
    heroes: [myth.vikingHelmet, myth.shield, myth.axe, creatures.wolf, myth.sword],
    extras: [myth.axe, myth.shield, myth.sword, water.boat],
    palettes: ['steel', 'ice', 'night', 'lava'],
  },
  medieval: {
    sceneries: [built.castleHill, built.hall],
    heroes: [myth.castle, jewels.crown, myth.sword, myth.shield, night.crystalBall, egypt.book],
    extras: [myth.sword, jewels.crown, jewels.ruby, myth.shield],
    palettes: ['royal', 'steel', 'ruby', 'dusk', 'violet'],
  },
  piratas: {
    sceneries: [lands.sea, lands.beach, lands.cave],
    heroes: [night.skull, water.chest, water.boat, water.anchor, water.octopus],
    extras: [classics.coin, water.chest, water.anchor, jewels.ruby],
    palettes: ['ocean', 'night', 'steel', 'amber', 'mint'],
  },
  misterio: {
    sceneries: [built.haunted],
    heroes: [night.pumpkin, night.witchHat, night.ghost, myth.potion, night.crystalBall, night.skull],
    extras: [myth.potion, night.ghost, night.pumpkin, night.crystalBall],
    palettes: ['violet', 'toxic', 'night', 'black', 'dusk'],
  },
  astecas: {
    sceneries: [lands.jungle, lands.mountains, lands.dunes],
    heroes: [orient.sunMask, orient.stepPyramid, orient.totem, jewels.emeraldCut],
    extras: [jewels.emeraldCut, classics.coin, orient.totem, jewels.topaz],
    palettes: ['sand', 'jungle', 'amber', 'gold', 'night'],
  },
  dragoes: {
    sceneries: [built.pagodas, built.pagodas, lands.sky],
    heroes: [creatures.dragon, orient.lantern, orient.luckyCoin, orient.fan, orient.koi, orient.ingot],
    extras: [orient.luckyCoin, orient.lantern, orient.ingot, orient.lotus],
    palettes: ['ruby', 'lava', 'jungle', 'black', 'gold'],
  },
} as const satisfies Record<string, CoverTheme>;
