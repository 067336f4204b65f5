import * as bingo from './symbols/bingo.ts';
import * as classics from './symbols/classics.ts';
import * as creatures from './symbols/creatures.ts';
import * as egypt from './symbols/egypt.ts';
import * as festa from './symbols/festa.ts';
import * as fire from './symbols/fire.ts';
import * as frontier from './symbols/frontier.ts';
import * as fruits from './symbols/fruits.ts';
import * as harbor from './symbols/harbor.ts';
import * as harvest from './symbols/harvest.ts';
import * as jewels from './symbols/jewels.ts';
import * as legends from './symbols/legends.ts';
import * as myth from './symbols/myth.ts';
import * as night from './symbols/night.ts';
import * as nile from './symbols/nile.ts';
import * as orient from './symbols/orient.ts';
import * as party from './symbols/party.ts';
import * as pitch from './symbols/pitch.ts';
import * as riches from './symbols/riches.ts';
import * as sports from './symbols/sports.ts';
import * as sweets from './symbols/sweets.ts';
import * as table from './symbols/table.ts';
import * as water from './symbols/water.ts';
import * as west from './symbols/west.ts';
import * as wild from './symbols/wild.ts';

export const symbols = {
  ...bingo,
  ...classics,
  ...creatures,
  ...egypt,
  ...festa,
  ...fire,
  ...frontier,
  ...fruits,
  ...harbor,
  ...harvest,
  ...jewels,
  ...legends,
  ...myth,
  ...night,
  ...nile,
  ...orient,
  ...party,
  ...pitch,
  ...riches,
  ...sports,
  ...sweets,
  ...table,
  ...water,
  ...west,
  ...wild,
};

export type SymbolName = keyof typeof symbols;

export type Subjects = Record<string, readonly [SymbolName, ...SymbolName[]]>;
