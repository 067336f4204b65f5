// What rows of the store can be, beside the values that the API names.
export type IdentityStatus = 'approved' | 'pending_face_id' | 'pending_kyc';

// What a link in a mail is for.
export type LinkPurpose = 'password' | 'email';

export type ConsentKind = 'terms' | 'cookies';

// `law`: the person may have no account. `benefit`: the person may open none, and keeps one that exists.
export type ImpededGround = 'law' | 'benefit';

export const minesStatuses = { playing: 'playing', lost: 'lost', cashedOut: 'cashed_out' } as const;
export type MinesStatus = (typeof minesStatuses)[keyof typeof minesStatuses];

export const sportBetStatuses = {
  open: 'open',
  won: 'won',
  lost: 'lost',
  refunded: 'refunded',
  cashed_out: 'cashed_out',
} as const;
export type SportBetStatus = keyof typeof sportBetStatuses;

export interface SportSelection {
  eventId: string;
  outcome: string;
  // `Atlético Ipê x União Barra`.
  match: string;
  sport: string;
  // Missing in bets that are older than other markets than the result.
  market?: string;
  pick: string;
  // Hundredths.
  odds: number;
}
