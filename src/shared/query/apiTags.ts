export const apiTags = [
  'session',
  'bonus',
  'coupons',
  'favourites',
  'transactions',
  'limits',
  'consents',
] as const;
export type ApiTag = (typeof apiTags)[number];
