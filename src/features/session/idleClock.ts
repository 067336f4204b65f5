import { type Activity, readActivity, writeActivity } from './activity.ts';

const minuteMs = 60_000;

// Portaria SPA/MF 722/2024 requires authentication after thirty idle minutes.
export const idleLimitMs = 30 * minuteMs;

// Throttles cookie writes; the limit is off by at most this much.
const writeEveryMs = 15_000;

interface IdleClockParts {
  read: () => Activity | null;
  write: (activity: Activity) => void;
  nowMs?: () => number;
}

export interface IdleClock {
  // Whether authentication is required; checked every few seconds and after sleep.
  isLocked: () => boolean;
  // Records activity; without effect while locked.
  noteActivity: () => void;
  // The operator has found the session idle.
  lock: () => void;
  unlock: () => void;
}

/** Measures inactivity across all tabs; a lock applies to every tab and survives a reload. */
export function createIdleClock({ read, write, nowMs = Date.now }: IdleClockParts): IdleClock {
  let latestMs = 0;

  const isLocked = () => {
    const stored = read();
    const now = nowMs();
    if (stored === 'locked') return true;
    // No record yet, or the device's clock was set back.
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
    lock: () => write('locked'),
    unlock: () => {
      latestMs = nowMs();
      write(latestMs);
    },
  };
}

const clocks = new Map<string, IdleClock>();

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
