import type { Edit } from '../../../scripts/studio/studioEdits.ts';
import type { VoiceName } from '../../../src/shared/brand/voiceLines.ts';
import { routeTable } from '../../../src/shared/paths/routeTable.ts';
import type { TokenName } from '../../../src/shared/tokens/tokenNames.ts';
import { editLabel } from './editLabel.ts';
import { formatBytes, formatRatio } from './formatNumbers.ts';
import { portugueseChoices, portugueseHints, portugueseLastNames } from './portugueseHints.ts';

const tokens: Record<TokenName, string> = {
  'color.background': 'Fundo da página',
  'color.surface': 'Cartões',
  'color.surface-raised': 'Janelas e menus',
  'color.text': 'Texto',
  'color.text-muted': 'Texto secundário',
  'color.border': 'Bordas',
  'color.primary': 'Primária',
  'color.on-primary': 'Texto sobre a primária',
  'color.secondary': 'Secundária',
  'color.on-secondary': 'Texto sobre a secundária',
  'color.success': 'Sucesso',
  'color.on-success': 'Texto sobre sucesso',
  'color.danger': 'Erro',
  'color.on-danger': 'Texto sobre erro',
  'color.warning': 'Aviso',
  'color.on-warning': 'Texto sobre aviso',
  'color.focus': 'Foco do teclado',
  'color.primary-hover': 'Primária sob o ponteiro',
  'color.secondary-hover': 'Secundária sob o ponteiro',
  'color.surface-hover': 'Item sob o ponteiro',
  'color.primary-soft': 'Primária suave',
  'color.success-soft': 'Sucesso suave',
  'color.danger-soft': 'Erro suave',
  'color.warning-soft': 'Aviso suave',
  'color.control-border': 'Borda dos campos',
  'color.skeleton': 'Carregando',
  'font.body': 'Fonte do texto',
  'font.display': 'Fonte dos títulos',
  'font.display-weight': 'Peso dos títulos',
  'heading.bar': 'Barra antes dos títulos de seções',
  'heading.rule': 'Linha depois dos títulos de seções',
  'cover.ratio': 'Largura dividida pela altura',
  'radius.control': 'Botões e campos',
  'radius.card': 'Cartões',
  'radius.panel': 'Janelas',
  'shadow.raised': 'Cartão',
  'shadow.overlay': 'Janela',
  'space.2xs': 'Mínimo',
  'space.xs': 'Muito pequeno',
  'space.s': 'Pequeno',
  'space.m': 'Médio',
  'space.l': 'Grande',
  'space.xl': 'Muito grande',
  'space.2xl': 'Máximo',
  'motion.fast': 'Rápido',
  'motion.normal': 'Normal',
  'motion.easing': 'Curva',
};

const voicePlaces: Record<VoiceName, string> = {
  welcome: 'Saudação a visitantes, na página inicial',
  playerWelcome: 'Saudação a jogadores, antes do nome',
  openAccount: 'Botão ao lado da saudação',
  heroTitle: 'Chamada da página inicial',
  heroText: 'Linha abaixo da chamada',
  noGames: 'Sem jogos',
  noGamesText: 'Sem jogos, segunda linha',
  favoritesOfGuests: 'Favoritos de visitantes',
  noFavorites: 'Sem favoritos',
  noFavoritesText: 'Sem favoritos, segunda linha',
  nothingFound: 'Busca sem resultado, segunda linha',
  suggestions: 'Oferta de outros jogos depois da busca',
  noPromotions: 'Sem promoções',
  noPromotionsText: 'Sem promoções, segunda linha',
  noBonus: 'Sem bônus',
  noBonusText: 'Sem bônus, segunda linha',
  noCoupons: 'Sem cupons',
  couponHint: 'Dica abaixo do código de cupom',
  noReferrals: 'Sem indicações',
  noMoves: 'Carteira sem movimentos',
  noMovesText: 'Carteira sem movimentos, segunda linha',
  noWithdrawals: 'Sem saques',
  noProviders: 'Sem provedores',
  support: 'Coluna do chat antes de abrir',
  notFound: 'Página não encontrada, acima da busca',
};

const voiceLabel = (name: string): string => new Map(Object.entries(voicePlaces)).get(name) ?? name;

// The places of the contrast pairs, which the tables of the product name in English.
const pairPlaces: Readonly<Record<string, string>> = {
  'page text': 'Texto da página',
  'card text': 'Texto de cartões',
  'dialog and menu text': 'Texto de janelas e menus',
  'hovered menu entry': 'Item de menu sob o ponteiro',
  'secondary page text': 'Texto secundário da página',
  'secondary card text': 'Texto secundário de cartões',
  'hints in dialogs': 'Dicas em janelas',
  'primary button': 'Botão primário',
  'hovered primary button': 'Botão primário sob o ponteiro',
  'secondary button': 'Botão secundário',
  'hovered secondary button': 'Botão secundário sob o ponteiro',
  'success alert': 'Alerta de sucesso',
  'error alert, destructive button': 'Alerta de erro, botão destrutivo',
  'warning alert': 'Alerta de aviso',
  'selected entry, badge': 'Item selecionado, etiqueta',
  'success note': 'Nota de sucesso',
  'error note': 'Nota de erro',
  'warning note': 'Nota de aviso',
  'selected tab, link underline, progress': 'Aba selecionada, sublinhado, progresso',
  'selected tab, icon, progress on cards': 'Aba, ícone e progresso em cartões',
  'checked control in dialogs': 'Controle marcado em janelas',
  'progress on its track': 'Progresso sobre o trilho',
  'invalid field border on the page, and its inner side everywhere': 'Borda de campo inválido na página',
  'invalid field border': 'Borda de campo inválido em cartões',
  'invalid field border in dialogs': 'Borda de campo inválido em janelas',
  'focus ring on the page': 'Anel de foco na página',
  'focus ring on cards': 'Anel de foco em cartões',
  'focus ring in dialogs': 'Anel de foco em janelas',
  'field border on the page': 'Borda de campo na página',
  'field border on cards': 'Borda de campo em cartões',
  'field border in dialogs': 'Borda de campo em janelas',
};

const fields: Readonly<Record<string, string>> = {
  name: 'Nome',
  extends: 'Herda de',
  company: 'Empresa',
  'company.legalName': 'Razão social',
  'company.tradeName': 'Nome fantasia',
  'company.document': 'CNPJ',
  'company.address': 'Endereço',
  'company.authorization': 'Autorização',
  'company.authorization.number': 'Número da autorização',
  'company.authorization.date': 'Data da autorização',
  'company.support': 'Atendimento (SAC)',
  'company.support.phone': 'Telefone do SAC',
  'company.support.email': 'E-mail do SAC',
  'company.ombudsman': 'Ouvidoria',
  'company.ombudsman.phone': 'Telefone da ouvidoria',
  'company.ombudsman.email': 'E-mail da ouvidoria',
  jurisdiction: 'Jurisdição',
  origin: 'Endereço do site',
  domains: 'Outros domínios',
  api: 'API do operador',
  'api.origin': 'Endereço da API',
  'api.hosts': 'Hosts da API',
  cdn: 'Endereço das imagens',
  theme: 'Pasta do tema',
  layout: 'Layout',
  home: 'Página inicial',
  shapes: 'Formas',
  'shapes.bar': 'Barra e menus',
  'shapes.titles': 'Títulos',
  'shapes.tabs': 'Abas e categorias',
  'shapes.lists': 'Listas da conta',
  'shapes.covers': 'Capas dos jogos',
  'shapes.icons': 'Traço dos ícones',
  'shapes.games': 'Mines e Double',
  routes: 'Rotas',
  realtime: 'Tempo real',
  monitoring: 'Monitoramento',
  verification: 'Verificação de identidade',
  sportsbook: 'Apostas esportivas',
  gameLauncher: 'Abertura de jogos',
  chat: 'Chat ao vivo',
  tags: 'Gerenciador de tags',
  icons: 'Serviço de ícones',
  features: 'Recursos',
  rules: 'Regras com data',
  security: 'Segurança',
  apps: 'Apps',
  budgets: 'Limites de JavaScript',
};

const kinds: Readonly<Record<string, string>> = {
  logo: 'Logo',
  logoError: 'Logo das páginas de erro',
  favicon: 'Ícone',
  share: 'Imagem de compartilhamento',
  square: 'Todos os ícones de uma imagem quadrada',
};

const tokenLabel = (token: string): string =>
  Object.entries(tokens).find(([name]) => name === token)?.[1] ?? token;

const fieldLabel = (path: readonly string[]): string => {
  const [first, second, ...inside] = path;
  if (first === 'environments' && second !== undefined && inside.length > 0)
    return `${fieldLabel(inside)} (${second})`;
  // `domains[2]` is the third item of a list.
  const [, list, index] = /^(.*)\[(\d+)\]$/.exec(path.at(-1) ?? '') ?? [];
  if (list !== undefined) return `${fieldLabel([...path.slice(0, -1), list])}, item ${Number(index) + 1}`;
  if ((first === 'routes' || first === 'budgets') && second !== undefined && inside.length === 0)
    return routeLabel(second);
  const last = path.at(-1) ?? '';
  return fields[path.join('.')] ?? portugueseLastNames[last] ?? last;
};

export const portugueseNames = {
  tokenLabel,
  fieldLabel,
  fieldHint: (path: readonly string[], _english: string | undefined): string | undefined =>
    portugueseHints[path.join('.')],
  choiceLabel: (path: readonly string[], value: string): string =>
    portugueseChoices[path.at(-1) ?? '']?.[value] ?? value,
  voiceLabel,
  pairPlace: (where: string): string => pairPlaces[where] ?? where,
  layouts: { default: 'Layout padrão', blaze: 'Layout blaze', orange: 'Layout orange' },
  bytes: (bytes: number): string => formatBytes(bytes, 'pt-BR'),
  ratio: (ratio: number): string => formatRatio(ratio, 'pt-BR'),
  editLabel: (edit: Edit): string =>
    editLabel(edit, {
      tokenLabel,
      fieldLabel,
      picture: (kind) => kinds[kind] ?? kind,
      legal: (slug) => `Página /${slug}`,
      voice: voiceLabel,
      font: (name) => `Fonte ${name}`,
      tokenMap: 'Mapa da importação',
    }),
};

// The title of a route is Portuguese.
function routeLabel(id: string): string {
  const route = Object.entries(routeTable).find(([name]) => name === id)?.[1];
  return route ? `${route.title} · ${route.paths[0]}` : id;
}
