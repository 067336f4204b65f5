const afp = ['afp', ...Array.from({ length: 9 }, (_, index) => `afp${index + 1}`)];

// Stored query parameters, the most valuable first, because the last ones are dropped when space runs out.
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

// Cookie names of all values, without the brand's prefix.
export const attributionNames: readonly string[] = [
  ...attributionParameters.map(cookieOfParameter),
  'client_id',
  'params',
];
