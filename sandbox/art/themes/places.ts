import type { CoverTheme } from '../coverTheme.ts';
import * as built from '../scenery/built.ts';
import * as lands from '../scenery/lands.ts';
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
    sceneries: [lands.underwater, lands.sea],
    heroes: [
      water.goldenFish,
      water.blueFish,
      water.redFish,
      water.boat,
      water.shark,
      water.hook,
      water.octopus,
    ],
    extras: [water.blueFish, water.redFish, water.goldenFish, water.hook, water.anchor, water.marlin],
    palettes: ['ocean', 'mint', 'ice', 'royal'],
  },
  futebol: {
    sceneries: [built.stadium],
    heroes: [sports.football, sports.trophy, sports.jersey, sports.glove, sports.racket, sports.helmetRace],
    extras: [sports.football, sports.goal, sports.jersey, classics.star],
    palettes: ['jungle', 'royal', 'steel', 'felt', 'lava'],
  },
  carnaval: {
    sceneries: [built.street, built.stage],
    heroes: [party.carnivalMask, party.drum, party.maraca, party.tambourine, party.guitar, creatures.macaw],
    extras: [party.maraca, party.drum, classics.star, party.tambourine],
    palettes: ['candy', 'violet', 'dusk', 'mint', 'royal'],
  },
  brasil: {
    sceneries: [lands.beach, built.street, lands.meadow],
    heroes: [
      party.sugarloaf,
      party.coconut,
      creatures.toucan,
      creatures.macaw,
      fruits.pineapple,
      party.guitar,
    ],
    extras: [party.coconut, fruits.pineapple, creatures.toucan, party.maraca],
    palettes: ['mint', 'dusk', 'jungle', 'amber', 'ocean'],
  },
  'velho-oeste': {
    sceneries: [lands.canyon, lands.dunes],
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
    palettes: ['amber', 'sand', 'dusk', 'lava'],
  },
  animais: {
    sceneries: [lands.jungle, lands.meadow, lands.mountains],
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
    palettes: ['ruby', 'amber', 'jungle', 'violet', 'felt', 'lava'],
  },
  selva: {
    sceneries: [lands.jungle],
    heroes: [
      creatures.macaw,
      creatures.toucan,
      orient.totem,
      creatures.monkey,
      orient.stepPyramid,
      orient.sunMask,
    ],
    extras: [jewels.emeraldCut, fruits.pineapple, orient.totem, creatures.macaw],
    palettes: ['jungle', 'toxic', 'mint', 'amber'],
  },
  espaco: {
    sceneries: [built.space],
    heroes: [night.planet, night.rocket, night.ufo, night.helmetSpace, night.alien],
    extras: [night.planet, night.ufo, jewels.amethyst, night.rocket],
    palettes: ['night', 'violet', 'toxic', 'royal', 'black'],
  },
  inverno: {
    sceneries: [lands.snow],
    heroes: [party.snowman, party.pineTree, party.gift, creatures.wolf, creatures.rabbit],
    extras: [party.gift, jewels.brilliant, party.pineTree, classics.star],
    palettes: ['ice', 'royal', 'ruby', 'ocean'],
  },
} as const satisfies Record<string, CoverTheme>;
