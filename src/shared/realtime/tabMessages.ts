import * as v from 'valibot';
import { connectionStates } from './realtimeSlice.ts';

/** What the tabs of a brand say to each other about their one connection. */
const tabMessageSchema = v.union([
  /** From a follower: the channels it listens to, whenever they change or it wonders whether anybody leads. */
  v.object({ kind: v.literal('wanted'), tab: v.string(), channels: v.array(v.string()) }),
  /** From the leader: how the connection is. Every follower that is news to says what it wants. */
  v.object({ kind: v.literal('leading'), leader: v.string(), state: v.picklist(connectionStates) }),
  /** A channel was joined anew; for one tab when it was joined long ago for others. */
  v.object({ kind: v.literal('joined'), channel: v.string(), tab: v.nullable(v.string()) }),
  v.object({ kind: v.literal('refused'), channel: v.string() }),
  v.object({ kind: v.literal('event'), channel: v.string(), event: v.string(), data: v.unknown() }),
]);
export type TabMessage = v.InferOutput<typeof tabMessageSchema>;

export function readTabMessage(data: unknown): TabMessage | null {
  const message = v.safeParse(tabMessageSchema, data);
  return message.success ? message.output : null;
}
