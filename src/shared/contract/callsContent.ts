import { bannersSchema } from './banners.ts';
import type { Call } from './call.ts';
import { categoriesSchema } from './casino.ts';
import { couponTextSchema } from './coupons.ts';
import { imagesSchema } from './images.ts';
import { ipSchema } from './ip.ts';
import { pixelsSchema } from './pixels.ts';
import { promotionsSchema } from './promotions.ts';
import { providersSchema } from './providers.ts';
import { seoQuerySchema, seoSchema } from './seo.ts';
import { settingsSchema } from './settings.ts';

/** What every visitor sees, logged in or not. */
export const contentCalls = {
  getIp: { method: 'GET', path: '/v2/get-ip', description: "The visitor's address.", answer: ipSchema },
  getSettings: {
    method: 'GET',
    path: '/v2/settings/',
    description: "The site's settings; a missing key is its default.",
    answer: settingsSchema,
  },
  getImages: {
    method: 'GET',
    path: '/v2/images/',
    description: 'Pictures of the modals and strips.',
    answer: imagesSchema,
  },
  getCouponText: {
    method: 'GET',
    path: '/v2/coupons/register',
    description: 'Text of the coupon offer in the register panel (JSON string or text/plain).',
    answer: couponTextSchema,
    mayBeEmpty: true,
  },
  getPromotions: {
    method: 'GET',
    path: '/v2/promotions',
    description: 'Promotions.',
    answer: promotionsSchema,
  },
  getBanners: {
    method: 'GET',
    path: '/v2/banners',
    description: 'Banners; never retried.',
    answer: bannersSchema,
  },
  getCategories: {
    method: 'GET',
    path: '/v2/casino-games/category',
    description: 'Casino categories with their games.',
    answer: categoriesSchema,
  },
  getProviders: {
    method: 'GET',
    path: '/api/casino-games/providers',
    description: 'Game providers.',
    answer: providersSchema,
  },
  getSeo: {
    method: 'GET',
    path: '/api/seo',
    description: 'Title and description of a page; 204 when it has none of its own.',
    query: seoQuerySchema,
    answer: seoSchema,
    mayBeEmpty: true,
  },
  getPixels: {
    method: 'GET',
    path: '/api/pixels',
    description: 'Tags to load; the Authorization header carries the build-time tag key.',
    auth: 'tag',
    answer: pixelsSchema,
  },
} as const satisfies Record<string, Call>;
