import type { FeatureName } from '../brand/brandRecord.ts';

export const guardNames = ['auth', 'refresh-ip', 'require-verification', 'cookie-consent'] as const;
export type GuardName = (typeof guardNames)[number];

/** Where `GET /api/seo` finds a page's texts. `param` is the first route parameter. */
export interface SeoSource {
  section: string;
  source: 'none' | 'param' | `${number}`;
}

export interface RouteEntry {
  /** React Router patterns; the first is the canonical one. */
  paths: readonly [string, ...string[]];
  /** Portuguese, the page's own title and heading until the operator's SEO text arrives. */
  title: string;
  guards: readonly GuardName[];
  /** The page exists while any of these is on; no list means always. */
  anyOf?: readonly FeatureName[];
  /** A page file of its own in the artifact. `regulation` gets one for each legal page. */
  prerender: boolean;
  /** Absent: section is the route id, source the first parameter. */
  seo?: SeoSource;
  /** The route only leads elsewhere; `*` carries the rest of the path over. */
  leadsTo?: string;
}

/** Every route of the product, by the id that brand configurations use. Order is of no meaning. */
export const routeTable = {
  index: {
    paths: ['/', '/home'],
    title: 'Início',
    guards: [],
    prerender: true,
    seo: { section: 'home_page', source: 'none' },
  },
  recover: { paths: ['/recuperar-senha', '/Recover'], title: 'Recuperar senha', guards: [], prerender: true },
  ref: { paths: ['/ref/:id'], title: 'Convite', guards: [], anyOf: ['referrals'], prerender: false },
  'play-id': {
    paths: ['/play/:id'],
    title: 'Jogo',
    guards: ['cookie-consent', 'require-verification'],
    anyOf: ['casino'],
    prerender: false,
    seo: { section: 'casino_games', source: 'param' },
  },
  'play-provider-name': {
    paths: ['/play/:provider/:name'],
    title: 'Jogo',
    guards: ['cookie-consent', 'require-verification'],
    anyOf: ['casino'],
    prerender: false,
  },
  casino: { paths: ['/casino'], title: 'Cassino', guards: [], anyOf: ['casino'], prerender: true },
  'casino-live': {
    paths: ['/casino/live'],
    title: 'Cassino ao vivo',
    guards: [],
    anyOf: ['live'],
    prerender: true,
    seo: { section: 'casino_categories', source: '2' },
  },
  'casino-slots': {
    paths: ['/casino/slots'],
    title: 'Slots',
    guards: [],
    anyOf: ['slots'],
    prerender: true,
    seo: { section: 'casino_categories', source: '1' },
  },
  'casino-favorites': {
    paths: ['/casino/favorites'],
    title: 'Favoritos',
    guards: [],
    anyOf: ['casino'],
    prerender: true,
  },
  'casino-category': {
    paths: ['/casino/:categoryName'],
    title: 'Cassino',
    guards: [],
    anyOf: ['casino'],
    prerender: false,
    seo: { section: 'casino_categories', source: 'param' },
  },
  'games-mines': { paths: ['/games/mines'], title: 'Mines', guards: [], anyOf: ['mines'], prerender: true },
  'games-double': {
    paths: ['/games/double'],
    title: 'Double',
    guards: [],
    anyOf: ['double'],
    prerender: true,
  },
  providers: {
    paths: ['/providers'],
    title: 'Provedores',
    guards: [],
    anyOf: ['providers'],
    prerender: true,
  },
  'providers-id': {
    paths: ['/providers/:id'],
    title: 'Provedor',
    guards: [],
    anyOf: ['providers'],
    prerender: false,
    seo: { section: 'casino_providers', source: 'param' },
  },
  suppliers: {
    paths: ['/suppliers'],
    title: 'Fornecedores',
    guards: [],
    anyOf: ['providers'],
    prerender: true,
  },
  promotions: {
    paths: ['/promotions'],
    title: 'Promoções',
    guards: [],
    anyOf: ['promotions'],
    prerender: true,
  },
  'promotions-id': {
    paths: ['/promotions/:id'],
    title: 'Promoção',
    guards: [],
    anyOf: ['promotions'],
    prerender: false,
  },
  sports: {
    paths: ['/sports/*'],
    title: 'Esportes',
    guards: ['refresh-ip', 'cookie-consent', 'require-verification'],
    anyOf: ['sports'],
    prerender: true,
    seo: { section: 'sports', source: 'none' },
  },
  'sports-esports': {
    paths: ['/sports/esports/*'],
    title: 'E-sports',
    guards: ['refresh-ip', 'cookie-consent', 'require-verification'],
    anyOf: ['esports'],
    prerender: true,
  },
  'altenar-sports': {
    paths: ['/altenar-sports/*'],
    title: 'Esportes',
    guards: ['refresh-ip'],
    anyOf: ['sports'],
    prerender: true,
  },
  sport: {
    paths: ['/sport/*'],
    title: 'Esportes',
    guards: [],
    anyOf: ['sports'],
    prerender: false,
    leadsTo: '/sports/*',
  },
  'rules-betting': { paths: ['/rules-betting'], title: 'Regras de apostas', guards: [], prerender: true },
  regulation: { paths: ['/:regulation'], title: 'Regulamento', guards: [], prerender: true },
  'user-wallet': { paths: ['/user/wallet'], title: 'Carteira', guards: ['auth'], prerender: false },
  'user-wallet-deposit': {
    paths: ['/user/wallet/deposit'],
    title: 'Depositar',
    guards: ['auth', 'refresh-ip'],
    prerender: false,
  },
  'user-wallet-withdraw': {
    paths: ['/user/wallet/withdraw'],
    title: 'Sacar',
    guards: ['auth'],
    prerender: false,
  },
  'user-account': {
    paths: ['/user/account'],
    title: 'Minha conta',
    guards: ['auth', 'refresh-ip'],
    prerender: false,
  },
  'user-account-document': {
    paths: ['/user/account/document'],
    title: 'Documentos',
    guards: [],
    prerender: false,
  },
  'user-account-password': {
    paths: ['/user/account/password'],
    title: 'Alterar senha',
    guards: ['auth', 'refresh-ip'],
    prerender: false,
  },
  'user-password': {
    paths: ['/user/password'],
    title: 'Alterar senha',
    guards: ['auth', 'refresh-ip'],
    prerender: false,
  },
  'user-withdraw': {
    paths: ['/user/withdraw'],
    title: 'Saques',
    guards: ['auth', 'refresh-ip'],
    prerender: false,
  },
  'user-promotion': {
    paths: ['/user/promotion'],
    title: 'Minhas promoções',
    guards: ['auth'],
    anyOf: ['promotions', 'bonus'],
    prerender: false,
  },
  'user-promotion-coupon': {
    paths: ['/user/promotion/coupon'],
    title: 'Cupons',
    guards: ['auth'],
    anyOf: ['coupons'],
    prerender: false,
  },
  'user-coupon': {
    paths: ['/user/coupon'],
    title: 'Cupons',
    guards: [],
    anyOf: ['coupons'],
    prerender: false,
    leadsTo: '/user/promotion/coupon',
  },
  'user-protection': {
    paths: ['/user/protection'],
    title: 'Jogo responsável',
    guards: ['auth'],
    prerender: false,
  },
  'user-protection-exclusion': {
    paths: ['/user/protection/exclusion'],
    title: 'Autoexclusão',
    guards: ['auth'],
    prerender: false,
  },
  'user-protection-suspension': {
    paths: ['/user/protection/suspension'],
    title: 'Pausa temporária',
    guards: ['auth'],
    prerender: false,
  },
  'user-indications': {
    paths: ['/user/indications'],
    title: 'Indicações',
    guards: ['auth'],
    anyOf: ['referrals'],
    prerender: false,
  },
  'user-transaction': {
    paths: ['/user/transaction'],
    title: 'Transações',
    guards: ['auth'],
    prerender: false,
  },
  'user-bonus': { paths: ['/user/bonus'], title: 'Bônus', guards: [], anyOf: ['bonus'], prerender: false },
} as const satisfies Record<string, RouteEntry>;

export type RouteId = keyof typeof routeTable;

export const routeIds = Object.keys(routeTable) as RouteId[];
