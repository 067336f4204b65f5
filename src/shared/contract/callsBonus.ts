import { bonusListSchema, bonusQuerySchema } from './bonus.ts';
import type { Call } from './call.ts';
import {
  couponApplyRequestSchema,
  couponApplySchema,
  couponListRequestSchema,
  couponListSchema,
} from './coupons.ts';
import { successSchema } from './failure.ts';
import { favoritesSchema } from './favorites.ts';
import { referralsSchema } from './referrals.ts';

/** Bonuses, coupons, referrals and favourite games. */
export const bonusCalls = {
  getBonuses: {
    method: 'GET',
    path: '/api/bonus',
    description: "The player's rollovers that still count: the active one and those that wait.",
    auth: 'bearer',
    query: bonusQuerySchema,
    answer: bonusListSchema,
  },
  activateBonus: {
    method: 'POST',
    path: '/api/active/{id}',
    description: 'Makes a rollover the active one.',
    auth: 'bearer',
    answer: successSchema,
  },
  redeemBonus: {
    method: 'POST',
    path: '/api/redeem/{id}',
    description: 'Turns a fulfilled rollover into money.',
    auth: 'bearer',
    answer: successSchema,
    money: true,
  },
  excludeBonus: {
    method: 'DELETE',
    path: '/api/bonus/{id}',
    description: 'Gives a rollover and its bonus money up.',
    auth: 'bearer',
    money: true,
  },
  applyCoupon: {
    method: 'POST',
    path: '/api/coupons/apply',
    description: 'Adds a coupon to the player.',
    auth: 'bearer',
    body: couponApplyRequestSchema,
    answer: couponApplySchema,
  },
  listCoupons: {
    method: 'POST',
    path: '/api/coupons/list',
    description: "The player's coupons; absent filters do not filter.",
    auth: 'bearer',
    body: couponListRequestSchema,
    answer: couponListSchema,
  },
  getFavorites: {
    method: 'GET',
    path: '/api/favorite-game/favorite',
    description: 'Favourite games.',
    auth: 'bearer',
    answer: favoritesSchema,
  },
  addFavorite: {
    method: 'POST',
    path: '/api/favorite-game/favorite/{id}/add',
    description: 'Adds a favourite; adding twice is no error.',
    auth: 'bearer',
    answer: successSchema,
  },
  removeFavorite: {
    method: 'POST',
    path: '/api/favorite-game/favorite/{id}/remove',
    description: 'Removes a favourite; removing twice is no error.',
    auth: 'bearer',
    answer: successSchema,
  },
  getReferrals: {
    method: 'GET',
    path: '/api/referrals',
    description: 'Referral code, link, referred players and totals.',
    auth: 'bearer',
    answer: referralsSchema,
  },
} as const satisfies Record<string, Call>;
