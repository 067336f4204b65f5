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
    const messages: RealtimeMessage[] = [];
    const result = await database.transaction((sql) =>
      run({ sql, tenant, now: clock(), emit: (message) => messages.push(message) }),
    );
    if (messages.length > 0) {
      await publish(tenant, messages).catch((error: unknown) => log(`Realtime publishing failed: ${error}`));
    }
    return result;
  };
}
