// Calls that home starts with.
export const homeCalls: readonly string[] = [
  '/v2/settings/',
  '/v2/images/',
  '/v2/coupons/register',
  '/v2/promotions',
  '/v2/banners',
  '/v2/casino-games/category',
  '/api/casino-games/providers',
];
