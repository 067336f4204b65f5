export interface VoiceLine {
  // Where the product says it.
  where: string;
  // The product's own words.
  text: string;
  // In characters, without fields.
  longest: number;
}

/** The short texts that a brand may say in its own words, in the file `voice.json` of its package. */
export const voiceLines = {
  welcome: { where: 'Greeting of guests on home', text: 'Bem-vindo à {{brand.name}}', longest: 24 },
  playerWelcome: { where: 'Greeting of players, before their name', text: 'Olá', longest: 20 },
  // Not the header's `Cadastrar`: each name stands for one button of a page.
  openAccount: { where: 'Button beside the greeting of guests', text: 'Cadastre-se', longest: 16 },
  heroTitle: { where: 'Headline of home', text: 'O jogo no seu ritmo', longest: 32 },
  heroText: {
    where: 'Line below the headline of home, and below the picture of the registration',
    text: 'Jogos, mesas e PIX em um só lugar',
    longest: 60,
  },
  noGames: { where: 'Lobby without games', text: 'Nenhum jogo por aqui ainda', longest: 60 },
  noGamesText: {
    where: 'Lobby without games, second line',
    text: 'Os jogos aparecem aqui assim que forem publicados.',
    longest: 120,
  },
  favoritesOfGuests: {
    where: 'Favorites of guests',
    text: 'Entre para ver seus favoritos',
    longest: 60,
  },
  noFavorites: { where: 'Favorites without games', text: 'Você ainda não tem favoritos', longest: 60 },
  noFavoritesText: {
    where: 'Favorites without games, second line',
    text: 'Toque no coração de um jogo para guardá-lo aqui.',
    longest: 120,
  },
  nothingFound: {
    where: 'Search without results, second line',
    text: 'Confira a grafia ou busque pelo provedor.',
    longest: 120,
  },
  suggestions: { where: 'Offer of other games after a search', text: 'Talvez você goste', longest: 40 },
  noPromotions: {
    where: 'Promotions without any',
    text: 'Nenhuma promoção ativa no momento',
    longest: 60,
  },
  noPromotionsText: {
    where: 'Promotions without any, second line',
    text: 'As próximas aparecem aqui.',
    longest: 120,
  },
  noBonus: { where: 'Bonuses without any', text: 'Nenhum bônus por enquanto', longest: 60 },
  noBonusText: {
    where: 'Bonuses without any, second line',
    text: 'Os bônus que você receber aparecem aqui, com o que falta para resgatar cada um.',
    longest: 120,
  },
  noCoupons: { where: 'Coupons without any', text: 'Você não tem cupons disponíveis', longest: 60 },
  couponHint: {
    where: 'Hint below the code of a coupon',
    text: 'Digite o código que você recebeu, em maiúsculas ou minúsculas.',
    longest: 120,
  },
  noReferrals: {
    where: 'Referrals without any',
    text: 'Ninguém se cadastrou com seu link ainda',
    longest: 60,
  },
  noMoves: { where: 'Wallet without movements', text: 'Nenhuma transação ainda', longest: 60 },
  noMovesText: {
    where: 'Wallet without movements, second line',
    text: 'Seus depósitos, apostas e saques aparecem aqui.',
    longest: 120,
  },
  noWithdrawals: { where: 'Withdrawals without any', text: 'Nenhum saque ainda', longest: 60 },
  noProviders: { where: 'Providers without any', text: 'Nenhum provedor para mostrar agora', longest: 60 },
  support: { where: 'Column of the chat before it opens', text: 'Fale com a gente', longest: 40 },
  notFound: {
    where: 'Page not found, above the search',
    text: 'Procure um jogo ou siga por um destes caminhos.',
    longest: 80,
  },
} as const satisfies Record<string, VoiceLine>;

export type VoiceName = keyof typeof voiceLines;

// What a brand says, with its fields filled in.
export type BrandVoice = Record<VoiceName, string>;

export const voiceNames = Object.keys(voiceLines) as VoiceName[];

const nameField = /\{\{\s*brand\.name\s*\}\}/g;

/** Returns every line of a brand, with the product's words where it has none of its own. */
export function brandVoice(own: Partial<BrandVoice>, brandName: string): BrandVoice {
  const lines = voiceNames.map((name) => [
    name,
    (own[name] ?? voiceLines[name].text).replace(nameField, () => brandName),
  ]);
  return Object.fromEntries(lines);
}
