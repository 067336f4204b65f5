import {
  getAccountDataCall,
  getConsentsCall,
  getReceiptsCall,
  giveConsentCall,
  requestDeletionCall,
} from './account/accountData.ts';
import {
  authorizeChannelCall,
  confirmLoginCall,
  getSportsbookTokenCall,
  loginCall,
  readRecoveryLinkCall,
  reauthenticateCall,
  recoverCall,
  resetPasswordCall,
  updatePasswordCall,
} from './account/auth.ts';
import { listDocumentsCall, uploadDocumentCall } from './account/documents.ts';
import { getHabitsCall, updateHabitsCall } from './account/habits.ts';
import { locateCall } from './account/location.ts';
import { excludeCall, getLimitsCall, suspendCall, updateLimitsCall } from './account/protection.ts';
import { registerCall, validateDocumentCall } from './account/register.ts';
import { logoutCall, refreshCall } from './account/session.ts';
import { getMeCall, updateMeCall } from './account/user.ts';
import { getIdentityCall } from './account/verification.ts';
import { activateBonusCall, excludeBonusCall, getBonusesCall, redeemBonusCall } from './bonus/bonus.ts';
import { applyCouponCall, getCouponTextCall, listCouponsCall } from './bonus/coupons.ts';
import { getReferralsCall } from './bonus/referrals.ts';
import type { Call } from './call.ts';
import { getCategoriesCall } from './casino/casino.ts';
import { addFavoriteCall, getFavoritesCall, removeFavoriteCall } from './casino/favorites.ts';
import { gameCalls } from './casino/games.ts';
import { launchDemoCall, launchGameCall } from './casino/launch.ts';
import { getProvidersCall } from './casino/providers.ts';
import { getBannersCall } from './content/banners.ts';
import { getImagesCall } from './content/images.ts';
import { getIpCall } from './content/ip.ts';
import { getPixelsCall } from './content/pixels.ts';
import { getPromotionsCall } from './content/promotions.ts';
import { getSeoCall } from './content/seo.ts';
import { getPreviewableSettingsCall } from './settings/settingsPreview.ts';
import { getMatchesCall } from './sports/matches.ts';
import { getAnnualCall } from './wallet/annual.ts';
import { createDepositCall, getDepositCall } from './wallet/deposits.ts';
import { getTransactionsCall } from './wallet/transactions.ts';
import { cancelWithdrawalCall, createWithdrawalCall, listWithdrawalsCall } from './wallet/withdrawals.ts';

/** Lists every call of the operator API by its operation id; imported by Node only, features import single calls. */
export const calls = {
  getIp: getIpCall,
  getSettings: getPreviewableSettingsCall,
  getImages: getImagesCall,
  getCouponText: getCouponTextCall,
  getPromotions: getPromotionsCall,
  getBanners: getBannersCall,
  getMatches: getMatchesCall,
  getCategories: getCategoriesCall,
  getProviders: getProvidersCall,
  getSeo: getSeoCall,
  getPixels: getPixelsCall,
  validateDocument: validateDocumentCall,
  register: registerCall,
  login: loginCall,
  confirmLogin: confirmLoginCall,
  logout: logoutCall,
  reauthenticate: reauthenticateCall,
  refresh: refreshCall,
  recover: recoverCall,
  readRecoveryLink: readRecoveryLinkCall,
  resetPassword: resetPasswordCall,
  getMe: getMeCall,
  updateMe: updateMeCall,
  updatePassword: updatePasswordCall,
  getConsents: getConsentsCall,
  giveConsent: giveConsentCall,
  getAccountData: getAccountDataCall,
  getReceipts: getReceiptsCall,
  requestDeletion: requestDeletionCall,
  getSportsbookToken: getSportsbookTokenCall,
  getIdentity: getIdentityCall,
  listDocuments: listDocumentsCall,
  uploadDocument: uploadDocumentCall,
  authorizeChannel: authorizeChannelCall,
  getTransactions: getTransactionsCall,
  createDeposit: createDepositCall,
  getDeposit: getDepositCall,
  createWithdrawal: createWithdrawalCall,
  listWithdrawals: listWithdrawalsCall,
  cancelWithdrawal: cancelWithdrawalCall,
  getBonuses: getBonusesCall,
  activateBonus: activateBonusCall,
  redeemBonus: redeemBonusCall,
  excludeBonus: excludeBonusCall,
  applyCoupon: applyCouponCall,
  listCoupons: listCouponsCall,
  getFavorites: getFavoritesCall,
  addFavorite: addFavoriteCall,
  removeFavorite: removeFavoriteCall,
  getReferrals: getReferralsCall,
  locate: locateCall,
  getLimits: getLimitsCall,
  updateLimits: updateLimitsCall,
  getHabits: getHabitsCall,
  updateHabits: updateHabitsCall,
  getAnnual: getAnnualCall,
  suspend: suspendCall,
  exclude: excludeCall,
  launchGame: launchGameCall,
  launchDemo: launchDemoCall,
  ...gameCalls,
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof calls;
