import { freeTenant, type TenantLaw } from '../domain/tenantLaw.ts';
import type { Database, Db } from '../store/database/database.ts';

// A channel event, as `src/shared/contract/realtime.ts` describes it.
export interface RealtimeMessage {
  channel: string;
  event: string;
  data: unknown;
}

// One transaction of one tenant; its messages are published after the commit.
export interface UnitOfWork {
  db: Db;
  tenant: string;
  now: Date;
  law: TenantLaw;
  emit(message: RealtimeMessage): void;
  // Runs after the commit and before the messages are published; it may emit messages too.
  afterCommit(run: () => void): void;
}

export type Publish = (tenant: string, messages: readonly RealtimeMessage[]) => Promise<void>;
export type Transact = <T>(tenant: string, run: (work: UnitOfWork) => Promise<T>) => Promise<T>;

/** Runs work in a transaction; a failing publisher never undoes it, because clients fetch again by themselves. */
export function runInTransaction(
  database: Database,
  publish: Publish,
  clock: () => Date,
  log: (line: string) => void,
  lawOf: (tenant: string) => TenantLaw = freeTenant,
): Transact {
  return async (tenant, run) => {
    const { result, messages, effects } = await database.transaction(async (db) => {
      // Created in here: the database retries a transaction that lost to another one.
      const messages: RealtimeMessage[] = [];
      const effects: (() => void)[] = [];
      const result = await run({
        db,
        tenant,
        now: clock(),
        law: lawOf(tenant),
        emit: (message) => messages.push(message),
        afterCommit: (effect) => effects.push(effect),
      });
      return { result, messages, effects };
    });
    // What is booked stays booked, and its messages are published.
    for (const effect of effects) {
      try {
        effect();
      } catch (error) {
        log(`An effect after the commit failed: ${error}`);
      }
    }
    if (messages.length > 0) {
      await publish(tenant, messages).catch((error: unknown) => log(`Realtime publishing failed: ${error}`));
    }
    return result;
  };
}
