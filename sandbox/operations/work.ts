import type { Database, Sql } from '../store/database.ts';

/** An event for a channel, as `src/shared/contract/realtime.ts` describes it. */
export interface RealtimeMessage {
  channel: string;
  event: string;
  data: unknown;
}

/** One transaction of one tenant. What it emits is published only once it has committed. */
export interface Work {
  sql: Sql;
  tenant: string;
  now: Date;
  emit(message: RealtimeMessage): void;
  /** Runs after the commit and before the messages are published; what it emits is published too. */
  afterCommit(run: () => void): void;
}

export type Publish = (tenant: string, messages: readonly RealtimeMessage[]) => Promise<void>;
export type Transact = <T>(tenant: string, run: (work: Work) => Promise<T>) => Promise<T>;

/** A failing publisher never undoes or fails money that has moved: clients ask again by themselves. */
export function transactor(
  database: Database,
  publish: Publish,
  clock: () => Date,
  log: (line: string) => void,
): Transact {
  return async (tenant, run) => {
    const { result, messages, effects } = await database.transaction(async (sql) => {
      // Made in here: the database runs a transaction again that has lost to another one.
      const messages: RealtimeMessage[] = [];
      const effects: (() => void)[] = [];
      const result = await run({
        sql,
        tenant,
        now: clock(),
        emit: (message) => messages.push(message),
        afterCommit: (effect) => effects.push(effect),
      });
      return { result, messages, effects };
    });
    for (const effect of effects) effect();
    if (messages.length > 0) {
      await publish(tenant, messages).catch((error: unknown) => log(`Realtime publishing failed: ${error}`));
    }
    return result;
  };
}
