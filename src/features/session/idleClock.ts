import { type Activity, readActivity, writeActivity } from './activity.ts';

const minuteMs = 60_000;

/** Portaria SPA/MF 722/2024: whoever has been idle for so long shows again who they are. */
export const idleLimitMs = 30 * minuteMs;

/** Every press would be a cookie written; so much is lost of the limit at most. */
const writeEveryMs = 15_000;

interface IdleClockParts {
  read: () => Activity | null;
  write: (activity: Activity) => void;
  nowMs?: () => number;
}

export interface IdleClock {
  /** Whether the player has to show who they are. Asked after a sleep as well as every few seconds. */
  isLocked: () => boolean;
  /** The player did something. Changes nothing once it is too late. */
  noteActivity: () => void;
  /** The player has shown who they are. */
  unlock: () => void;
}

/** Measures how long the player has done nothing in any tab. What locks one tab locks all, and a reload unlocks none. */
export function createIdleClock({ read, write, nowMs = Date.now }: IdleClockParts): IdleClock {
  let latestMs = 0;

  const isLocked = () => {
    const stored = read();
    const now = nowMs();
    if (stored === 'locked') return true;
    // Nobody has been here yet, or the device's clock was set back: from now on, then.
    if (stored === null || stored > now) {
      latestMs = now;
      write(now);
      return false;
    }
    if (now - Math.max(stored, latestMs) < idleLimitMs) return false;
    write('locked');
    return true;
  };

  return {
    isLocked,
    noteActivity: () => {
      if (isLocked()) return;
      latestMs = nowMs();
      const stored = read();
      if (typeof stored !== 'number' || latestMs - stored >= writeEveryMs) write(latestMs);
    },
    unlock: () => {
      latestMs = nowMs();
      write(latestMs);
    },
  };
}

const clocks = new Map<string, IdleClock>();

/** The clock of this tab. */
export function idleClockOf(brandId: string): IdleClock {
  const known = clocks.get(brandId);
  if (known) return known;
  const clock = createIdleClock({
    read: () => readActivity(brandId),
    write: (activity) => writeActivity(brandId, activity),
  });
  clocks.set(brandId, clock);
  return clock;
}
