import type { CoverTheme } from '../coverTheme.ts';
import * as built from '../scenery/built.ts';
import * as lands from '../scenery/lands.ts';
import { ballThirtyThree, ballTube, bingoBalls, fullCard, lotterySlip } from '../symbols/bingo.ts';
import * as classics from '../symbols/classics.ts';
import * as fire from '../symbols/fire.ts';
import * as fruits from '../symbols/fruits.ts';
import * as jewels from '../symbols/jewels.ts';
import * as party from '../symbols/party.ts';
import * as sweets from '../symbols/sweets.ts';
import * as table from '../symbols/table.ts';
import * as west from '../symbols/west.ts';

export const everydayThemes = {
  frutas: {
    sceneries: [built.market, lands.meadow, built.marquee],
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
    palettes: ['violet', 'amber', 'jungle', 'ruby', 'candy', 'ocean'],
  },
  classicos: {
    sceneries: [built.marquee, built.stage, built.city],
    heroes: [
      classics.seven,
      classics.bell,
      classics.bar,
      classics.diamondSuit,
      classics.horseshoe,
      classics.star,
    ],
    extras: [fruits.cherry, classics.star, classics.bell, fruits.plum, classics.seven, fruits.lemon],
    palettes: ['ruby', 'royal', 'black', 'violet', 'lava'],
  },
  joias: {
    sceneries: [lands.cave, built.marquee, built.hall],
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
    palettes: ['night', 'violet', 'royal', 'black', 'mint', 'ocean'],
  },
  doces: {
    sceneries: [lands.candyLand, lands.candyLand, lands.sky],
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
    palettes: ['candy', 'mint', 'violet', 'ice', 'dusk'],
  },
  fortuna: {
    sceneries: [lands.meadow, built.hall, built.marquee],
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
    palettes: ['jungle', 'felt', 'gold', 'violet', 'black', 'royal'],
  },
  fogo: {
    sceneries: [lands.volcanoLand, lands.canyon],
    heroes: [fire.flame, fire.chili, fire.bomb, fire.phoenix, fire.volcano, fire.bolt],
    extras: [fire.flame, fire.chili, classics.seven, fire.bolt],
    palettes: ['lava', 'ruby', 'amber', 'black'],
  },
  bingo: {
    sceneries: [built.street, built.marquee, built.stage],
    heroes: [bingoBalls, fullCard, ballTube, lotterySlip],
    extras: [ballThirtyThree, classics.star],
    palettes: ['royal', 'violet', 'mint', 'ruby', 'candy'],
  },
} as const satisfies Record<string, CoverTheme>;
