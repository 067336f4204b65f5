// In a file of its own, because only logged-in players need the list.

// Why the operator refuses a player under Brazilian law; the app reacts to it.
export const refusalReasons = [
  'kyc',
  'ip_blocked',
  'paused',
  'excluded',
  'impeded',
  'limit',
  'location',
  'terms',
  'reauth',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];
