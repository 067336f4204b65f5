const afp = ['afp', ...Array.from({ length: 9 }, (_, index) => `afp${index + 1}`)];

/**
 * Query parameters that are kept, each in a cookie of its own name; the referrer's is `referrer_id`. Those that are
 * worth most to the player and the operator come first: where room runs out, the later ones are dropped.
 */
export const attributionParameters: readonly string[] = [
  'code',
  'ref',
  'btag',
  'clickid',
  'gclid',
  'fbc',
  'fbp',
  'src',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
  'campaign_id',
  'source_id',
  'event_id',
  'placement',
  'shareCode',
  'subid',
  ...afp,
];

export function cookieOfParameter(parameter: string): string {
  return parameter === 'ref' ? 'referrer_id' : parameter;
}

/** Everything that is kept, by the names of the cookies without the brand's prefix. */
export const attributionNames: readonly string[] = [
  ...attributionParameters.map(cookieOfParameter),
  'client_id',
  'params',
];
