import * as v from 'valibot';
import type { Call } from '../call.ts';
import { displayList } from '../displayList.ts';
import { centsOr, identifier, maybe, textOr, wholeOr } from '../wire.ts';

export const referralSchema = v.object({
  id: identifier,
  name: textOr(''),
  // ISO instant.
  created_at: maybe(v.string()),
  // The referred player has made the first deposit that counts.
  qualified: v.nullish(v.boolean(), false),
  earned: centsOr(0),
});

export const referralsSchema = v.object({
  code: v.string(),
  link: v.string(),
  data: displayList(referralSchema),
  totals: v.nullish(v.object({ registered: wholeOr(0), qualified: wholeOr(0), earned: centsOr(0) }), () => ({
    registered: 0,
    qualified: 0,
    earned: 0,
  })),
});
export type Referrals = v.InferOutput<typeof referralsSchema>;

export const getReferralsCall = {
  method: 'GET',
  path: '/api/referrals',
  description: 'Referral code, link, referred players and totals.',
  auth: 'bearer',
  response: referralsSchema,
} as const satisfies Call;
