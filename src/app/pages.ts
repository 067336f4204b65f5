import type { ComponentType } from 'react';
import type { RouteId } from '../shared/paths/routeTable.ts';

export type LoadPage = () => Promise<ComponentType>;

const home: LoadPage = () => import('../features/home/HomePage.tsx').then((m) => m.HomePage);
const gamePage: LoadPage = () => import('./GameRoute.tsx').then((m) => m.GameRoute);
const categoryPage: LoadPage = () => import('./CategoryRoute.tsx').then((m) => m.CategoryRoute);
const providersPage: LoadPage = () =>
  import('../features/providers/ProvidersPage.tsx').then((m) => m.ProvidersPage);
const sportsPage: LoadPage = () => import('../features/sportsbook/SportsPage.tsx').then((m) => m.SportsPage);
const legalPage: LoadPage = () => import('./LegalRoute.tsx').then((m) => m.LegalRoute);
const passwordPage: LoadPage = () =>
  import('../features/account/PasswordPage.tsx').then((m) => m.PasswordPage);

/** The page of every route, each its own chunk. Routes that only lead elsewhere have none. */
export const pages = {
  index: home,
  recover: home,
  ref: home,
  'play-id': gamePage,
  'play-provider-name': gamePage,
  casino: () => import('../features/lobby/CasinoPage.tsx').then((m) => m.CasinoPage),
  'casino-live': categoryPage,
  'casino-slots': categoryPage,
  'casino-favorites': () => import('../features/lobby/FavoritesPage.tsx').then((m) => m.FavoritesPage),
  'casino-category': categoryPage,
  'games-mines': () => import('../features/mines/MinesPage.tsx').then((m) => m.MinesPage),
  'games-double': () => import('../features/double/DoublePage.tsx').then((m) => m.DoublePage),
  providers: providersPage,
  'providers-id': () => import('./ProviderRoute.tsx').then((m) => m.ProviderRoute),
  suppliers: providersPage,
  promotions: () => import('../features/promotions/PromotionsPage.tsx').then((m) => m.PromotionsPage),
  'promotions-id': () => import('./PromotionRoute.tsx').then((m) => m.PromotionRoute),
  sports: sportsPage,
  'sports-esports': sportsPage,
  'altenar-sports': sportsPage,
  sport: null,
  'rules-betting': legalPage,
  regulation: legalPage,
  'user-wallet': () => import('../features/wallet/WalletPage.tsx').then((m) => m.WalletPage),
  'user-wallet-deposit': () => import('../features/deposit/DepositPage.tsx').then((m) => m.DepositPage),
  'user-wallet-withdraw': () => import('../features/withdraw/WithdrawPage.tsx').then((m) => m.WithdrawPage),
  'user-account': () => import('../features/account/AccountPage.tsx').then((m) => m.AccountPage),
  'user-account-document': () =>
    import('../features/verification/DocumentPage.tsx').then((m) => m.DocumentPage),
  'user-account-password': passwordPage,
  'user-password': passwordPage,
  'user-withdraw': () => import('../features/withdraw/WithdrawalsPage.tsx').then((m) => m.WithdrawalsPage),
  'user-promotion': () => import('../features/bonus/UserPromotionPage.tsx').then((m) => m.UserPromotionPage),
  'user-promotion-coupon': () => import('../features/coupons/CouponPage.tsx').then((m) => m.CouponPage),
  'user-coupon': null,
  'user-protection': () => import('../features/protection/ProtectionPage.tsx').then((m) => m.ProtectionPage),
  'user-protection-exclusion': () =>
    import('../features/protection/ExclusionPage.tsx').then((m) => m.ExclusionPage),
  'user-protection-suspension': () =>
    import('../features/protection/SuspensionPage.tsx').then((m) => m.SuspensionPage),
  'user-indications': () =>
    import('../features/referrals/IndicationsPage.tsx').then((m) => m.IndicationsPage),
  'user-transaction': () =>
    import('../features/transactions/TransactionsPage.tsx').then((m) => m.TransactionsPage),
  'user-bonus': () => import('../features/bonus/BonusPage.tsx').then((m) => m.BonusPage),
} as const satisfies Record<RouteId, LoadPage | null>;
