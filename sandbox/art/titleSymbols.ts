import * as classics from './symbols/classics.ts';
import * as creatures from './symbols/creatures.ts';
import * as egypt from './symbols/egypt.ts';
import * as fire from './symbols/fire.ts';
import * as fruits from './symbols/fruits.ts';
import * as jewels from './symbols/jewels.ts';
import * as myth from './symbols/myth.ts';
import * as night from './symbols/night.ts';
import * as orient from './symbols/orient.ts';
import * as party from './symbols/party.ts';
import * as sports from './symbols/sports.ts';
import * as sweets from './symbols/sweets.ts';
import * as table from './symbols/table.ts';
import * as water from './symbols/water.ts';
import * as west from './symbols/west.ts';

// Beginnings of title words and their symbols, so that a game named after a tiger shows a tiger. The first match
// wins.
const symbolByWord: readonly [string, () => string][] = [
  ['bola de cristal', night.crystalBall],
  ['bingo|bola|loto|cartela|pachinko|show ball|nine balls', table.bingoBalls],
  ['tig(re|er|rao)', creatures.tiger],
  ['touro|bull|boi |bufalo|rodeio', creatures.bull],
  ['panda|bamboo', creatures.panda],
  ['coelho|rabbit', creatures.rabbit],
  ['lobo|wolf|wolves|alcateia|coyote|fenrir', creatures.wolf],
  ['leao|pride|savana', creatures.lion],
  ['macac|monkey', creatures.monkey],
  ['gato|neko', orient.luckyCat],
  ['arara|parrot|papagaio', creatures.macaw],
  ['tucano', creatures.toucan],
  ['drag(ao|on)', creatures.dragon],
  ['fenix|phoenix', fire.phoenix],
  ['cherry|cereja', fruits.cherry],
  ['limao|lemon', fruits.lemon],
  ['melancia|melon', fruits.watermelon],
  ['uva', fruits.grapes],
  ['morango|berry', fruits.strawberry],
  ['laranja', fruits.orange],
  ['abacaxi|caju', fruits.pineapple],
  ['sino|bell', classics.bell],
  ['bars?\\b', classics.bar],
  ['sete\\b|seven|777|7\\b|81\\b', classics.seven],
  ['trevo|clover|irish|leprechaun', classics.clover],
  ['ferradura', classics.horseshoe],
  ['ruby|rubi', jewels.ruby],
  ['esmerald|emerald|jade', jewels.emeraldCut],
  ['diamond|diamante|safira|sapphire|crystal clusters', jewels.brilliant],
  ['amethyst|opala|quartzo', jewels.amethyst],
  ['topazio', jewels.topaz],
  ['coroa|crown|rainha|queen|princesa|rei arth', jewels.crown],
  ['anel', jewels.ring],
  ['livro|book|grimorio', egypt.book],
  ['escaravelho|scarab', egypt.scarab],
  ['farao|pharaoh|osiris|anubis|mascara do rei|cleo', egypt.pharaoh],
  ['piramide|deserto|dunes', egypt.pyramid],
  ['ankh|isis', egypt.ankh],
  ['ra\\b|eye of', egypt.eyeOfRa],
  ['tubarao|shark', water.shark],
  ['polvo|kraken', water.octopus],
  ['barco|navio|drakkar|jangada|galleon|capitao caveira', water.boat],
  ['anzol|isca|fisgada|hook', water.hook],
  ['bau|tesouro perdido|submerso', water.chest],
  ['pesc|peixe|fish|catch|tucunare|dourado do rio|cardume|marlin|pirarucu|trutas|aqua', water.goldenFish],
  ['taca|copa|champions|trofeu|lendas', sports.trophy],
  ['camisa', sports.jersey],
  ['goleiro', sports.glove],
  ['saque|voleio', sports.racket],
  ['prix|pit stop|nitro', sports.helmetRace],
  ['mascara de|mascaras|colombina|arlequim|plum|fantasia|folia', party.carnivalMask],
  ['batuc|tambor|trio|drum', party.drum],
  ['maraca', party.maraca],
  ['viola|forro', party.guitar],
  ['coco\\b|caipirinha', party.coconut],
  ['bondinho|ipanema|copacabana|noronha|baia', party.sugarloaf],
  ['balao|balloon|zepelim', party.balloon],
  ['natal|pinheiro', party.pineTree],
  ['presente|gift|santa', party.gift],
  ['neve|snow', party.snowman],
  ['zeus|olimpo|olympian', myth.zeus],
  ['medusa', myth.medusa],
  ['poseidon|tridente', myth.trident],
  ['trovao|thunder|raio|bolt|lightning', fire.bolt],
  ['spartan|ares|perseu|hercules', myth.greekHelmet],
  ['coluna|oraculo|athena|templo do', myth.temple],
  ['viking|odin|berserk|valkyrie|jarl', myth.vikingHelmet],
  ['machado|forja', myth.axe],
  ['escudo|shield', myth.shield],
  ['espada|excalibur|knight|round table', myth.sword],
  ['castelo|castle|torre|siege|keep', myth.castle],
  ['pocao|potion|elixir|caldeirao|lab\\b', myth.potion],
  ['xerife|sheriff|wanted|bounty', west.sheriffStar],
  ['cactus|tumbleweed', west.cactus],
  ['dinamite|boom', west.dynamite],
  ['porquinho|piggy|cofrinho', west.piggy],
  ['pote|rainbow|arco-iris', west.goldPot],
  ['barras|ouro em|express', west.goldBar],
  ['moeda|coin', classics.coinStack],
  ['lantern', orient.lantern],
  ['lotus', orient.lotus],
  ['koi', orient.koi],
  ['leque|seda', orient.fan],
  ['sol de|pedra do sol|calendario|sunrise', orient.sunMask],
  ['totem|idol', orient.totem],
  ['machu|cidade de ouro|steps|palenque', orient.stepPyramid],
  ['bruxa|witch|wicked|feitico', night.witchHat],
  ['abobora|harvest', night.pumpkin],
  ['ghost|assombrada|phantom|haunted|spirit', night.ghost],
  ['caveira|skull|muertos|black sail', night.skull],
  ['cristal|cartomante', night.crystalBall],
  ['saturno|orbita|galax|martian|andromeda|moon base|lua', night.planet],
  ['foguete|rocket', night.rocket],
  ['ufo|disco voador', night.ufo],
  ['alien', night.alien],
  ['cosmonauta|astro', night.helmetSpace],
  ['aviao|wings|jet|flyer', night.plane],
  ['pirulito|lollipop', sweets.lollipop],
  ['donut', sweets.donut],
  ['cupcake|brigadeiro|torta|confeitaria', sweets.cupcake],
  ['gummy|goma', sweets.gummyBear],
  ['jelly', sweets.jelly],
  ['sweetheart|venus', sweets.heart],
  ['bala de|candy|caramelo', sweets.wrappedCandy],
  ['piment|chil|jalape|tempero|hot sauce', fire.chili],
  ['vulcao|volcano|lava', fire.volcano],
  ['bomb|explosao', fire.bomb],
  ['dado|dice|craps|sic bo|bac bo', table.moneyDice],
  ['roda |wheel|giro', table.showWheel],
];

const symbolPatterns = symbolByWord.map(([words, symbol]) => ({
  word: new RegExp(`\\b(?:${words})`),
  symbol,
}));

/** Returns the drawing that the title names, if there is one. */
export function symbolForTitle(title: string): (() => string) | undefined {
  const words = title
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  return symbolPatterns.find(({ word }) => word.test(words))?.symbol;
}
