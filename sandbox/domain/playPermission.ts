import type { RefusalReason } from '../../src/shared/contract/refusalReasons.ts';
import { type AccessRefusal, accessRefusal, accessRefusalText, type Standing } from './standing.ts';
import type { IdentityStatus } from './states.ts';

// What the operator knows about a player who is about to play.
export interface PlayFacts {
  isLawful: boolean;
  identityStatus: IdentityStatus;
  vpnFlagged: boolean;
  locatedUntil: Date | null;
  // The last call that a person caused; null without an open session.
  personAt: Date | null;
  // New terms of use wait for consent.
  hasOpenTerms: boolean;
  // Of each account that counts for the operator.
  standings: readonly Standing[];
}

export interface PlayRefusal {
  reason: RefusalReason;
  message: string;
}

/** Returns why the player may not stake, or null; a pause holds everywhere, all else in a licensed brand. */
export function mayStake(facts: PlayFacts, now: Date): PlayRefusal | null {
  return closedRefusal(facts.standings, now) ?? (facts.isLawful ? lawfulRefusal(facts, now, 'jogar') : null);
}

/** Returns why the player may open no game or sportsbook, or null: both are only there to stake. */
export function mayLaunch(facts: PlayFacts, now: Date): PlayRefusal | null {
  return mayStake(facts, now);
}

export function mayDeposit(facts: PlayFacts, now: Date): PlayRefusal | null {
  return (
    closedRefusal(facts.standings, now) ?? (facts.isLawful ? lawfulRefusal(facts, now, 'depositar') : null)
  );
}

// Portaria SPA/MF 722/2024: authentication again after thirty idle minutes.
export const idleMinutes = 30;
const idleMs = idleMinutes * 60_000;

export const isIdle = (personAt: Date, now: Date) => now.getTime() - personAt.getTime() >= idleMs;

export const idleRefusal: PlayRefusal = {
  reason: 'reauth',
  message: 'Você ficou 30 minutos sem atividade. Digite sua senha para continuar.',
};

export interface BonusFacts extends PlayFacts {
  // A settled bet with own money, at any brand of the operator.
  hasSettledBet: boolean;
}

/** Returns why the player may have no bonus, or null (Lei 14.790/2023 art. 29: no advantage before betting). */
export function mayHaveBonus(facts: BonusFacts, now: Date): PlayRefusal | null {
  if (!facts.isLawful) return null;
  if (facts.hasSettledBet) return mayStake(facts, now);
  return closedRefusal(facts.standings, now) ?? firstBetRefusal;
}

const firstBetRefusal: PlayRefusal = { reason: 'limit', message: 'Só vale após a primeira aposta.' };

/** Returns the refusal of a closed account or of a paused or excluded player, or null. */
export function closedRefusal(standings: readonly Standing[], now: Date): PlayRefusal | null {
  const refusals = standings.flatMap((standing) => accessRefusal(standing, now) ?? []);
  const of = (wanted: AccessRefusal['kind']) => refusals.find(({ kind }) => kind === wanted);
  const first = of('closed') ?? of('excluded') ?? of('suspended');
  return first ? { reason: closedReasons[first.kind], message: accessRefusalText(first) } : null;
}

const closedReasons = { closed: 'impeded', excluded: 'excluded', suspended: 'paused' } as const;

// The VPN comes first: a check of identity or location behind one proves nothing.
function lawfulRefusal(facts: PlayFacts, now: Date, act: string): PlayRefusal | null {
  if (facts.personAt && isIdle(facts.personAt, now)) return idleRefusal;
  if (facts.vpnFlagged) {
    return { reason: 'ip_blocked', message: `Detectamos uma VPN na sua conexão. Desative-a para ${act}.` };
  }
  if (facts.identityStatus !== 'approved') {
    return { reason: 'kyc', message: `Verifique sua identidade antes de ${act}.` };
  }
  if (facts.hasOpenTerms) {
    return {
      reason: 'terms',
      message: `Os termos de uso mudaram. Aceite a nova versão para ${act}.`,
    };
  }
  if (!facts.locatedUntil || facts.locatedUntil <= now) {
    return { reason: 'location', message: `Confirme sua localização para ${act}. Ela vale por 30 minutos.` };
  }
  return null;
}
