import * as v from 'valibot';
import { centsOr, flagOr, textOr, wholeOr } from '../wire.ts';

export const casinoSettings = {
  casino_enabled: flagOr(true),
  casino_default_bet: centsOr(50),
  casino_min_total: centsOr(10),
  casino_max_total: centsOr(2000),
};

export const sportSettings = {
  sport_enabled: flagOr(true),
  sport_min_total: centsOr(50),
  sport_min_single: centsOr(10),
  sport_multiple: wholeOr(10),
  // Chooses the sportsbook integration.
  sport_type: textOr('altenar'),
};

const popupValues = v.pipe(
  v.union([
    v.pipe(
      v.string(),
      v.transform((list) => list.split(',').map((value) => Number(value.trim()))),
    ),
    v.array(v.pipe(v.union([v.number(), v.string()]), v.transform(Number))),
  ]),
  v.transform((values) => values.filter((value) => Number.isInteger(value) && value > 0)),
);

export const depositSettings = {
  deposit_enabled: flagOr(true),
  deposit_min: centsOr(100),
  deposit_max: centsOr(5_000_000),
  // How many times a deposit must be wagered before a withdrawal; 0: not at all. The value at the deposit's
  // arrival counts. Never under Brazilian law: what a player has paid in is the player's own.
  deposit_rollover: wholeOr(1),
  deposit_popup_enable: flagOr(false),
  // Minutes.
  deposit_popup_timer: wholeOr(10),
  // HTML from the operator's editor: sanitize before showing.
  deposit_popup_message: textOr(''),
  // Suggested deposits in whole reais (the spec's `10,20,30`; as cents they would lie below `deposit_min`).
  deposit_popup_values: v.nullish(popupValues, () => [10, 20, 30]),
};
