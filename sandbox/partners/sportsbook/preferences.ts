// What the player prefers in every sportsbook page of this site.
import { type OddsFormat, oddsFormats } from './odds.ts';

export const acceptChoices = ['none', 'higher', 'any'] as const;
export const stakeChoices = [0, 200, 500, 1_000, 2_000] as const;

export interface Preferences {
  format: OddsFormat;
  // Which changed odds a bet accepts without asking.
  accept: (typeof acceptChoices)[number];
  // Cents in a new slip; 0 leaves the stake to the player.
  stakeCents: number;
}

const storageKey = 'sportsbook-preferences';
const defaults: Preferences = { format: 'decimal', accept: 'higher', stakeCents: 0 };

const oneOf = <T>(choices: readonly T[], value: unknown, otherwise: T): T =>
  choices.find((choice) => choice === value) ?? otherwise;

export function readPreferences(): Preferences {
  try {
    const { format, accept, stakeCents } = Object(JSON.parse(localStorage.getItem(storageKey) ?? '{}'));
    return {
      format: oneOf(oddsFormats, format, defaults.format),
      accept: oneOf(acceptChoices, accept, defaults.accept),
      stakeCents: oneOf<number>(stakeChoices, stakeCents, defaults.stakeCents),
    };
  } catch {
    return defaults;
  }
}

export function keepPreferences(preferences: Preferences): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(preferences));
  } catch {
    // A browser without storage keeps them for this page only.
  }
}
