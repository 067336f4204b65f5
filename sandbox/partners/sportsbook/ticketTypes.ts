// What the bet slip holds, and what a page gives its widgets.
import type { SportEvent } from '../../games/sportsEvents.ts';
import type { ShownSportBet } from '../../games/sportsService.ts';

export type Outcome = SportEvent['outcomes'][number];
export type Market = SportEvent['lines'][number];

export interface Pick {
  eventId: string;
  outcome: string;
  // In hundredths, as accepted by the player.
  odds: number;
  // As the player chose or accepted them; preferences may have accepted others since.
  chosen: number;
  // As offered now; null when the market is closed.
  current: number | null;
  name: string;
  market: string;
  match: string;
  live: boolean;
  // As typed, for a single bet among several.
  stake: string;
}

export type OwnBet = Omit<ShownSportBet, 'createdAt' | 'settlesAt'> & {
  createdAt: string;
  settlesAt: string;
};

export interface PlacedBet {
  id: string;
  picks: readonly Pick[];
  stakeCents: number;
  odds: number;
  chosen: number;
}

// A change of the picks that the player may take back.
interface Undo {
  text: string;
  picks: Pick[];
}

export interface Ticket {
  picks: Pick[];
  // Until the picks change again.
  undo: Undo | null;
  mode: 'singles' | 'multiple';
  // `receipt` is set after a bet until the next pick.
  tab: 'slip' | 'bets';
  receipt: PlacedBet[];
  // Null for visitors.
  bets: OwnBet[] | null;
  betsFailed: boolean;
  shownBets: 'open' | 'settled';
  // The bet whose end the player is asked to confirm.
  ending: string | null;
  // As typed.
  stake: string;
  message: string;
  busy: boolean;
  open: boolean;
}

// What the page hands to a widget and hears from it.
export interface BookProps {
  routerType?: string;
  page?: string;
  sportId?: string;
  leagueId?: string;
  eventId?: string;
  // Of the match that the page opens with.
  outcome?: string;
  esports?: boolean;
  onRouteChange?: (route: object) => void;
  onRouterLoad?: () => void;
  onEventSelect?: (selection: { eventId: string }) => void;
  onSignInButtonClick?: () => void;
  onBetPlacement?: (placed: { betIds: string[] }) => void;
  onBetPlacementError?: (failure: { message: string | undefined }) => void;
}

export interface BookSettings {
  integration: string;
  token: string | null;
  // Of a player whom the operator lets look, but not bet.
  isPaused?: boolean | undefined;
}
