import * as v from 'valibot';

export const mostMembers = 100;
const mostInfoBytes = 1024;

// A member of a presence channel, as `channel_data` describes it.
export interface Member {
  userId: string;
  info: unknown;
}

const memberSchema = v.object({
  user_id: v.pipe(
    v.union([v.pipe(v.string(), v.nonEmpty(), v.maxLength(128)), v.number()]),
    v.transform(String),
  ),
  user_info: v.optional(v.unknown()),
});

/** Reads `channel_data`; returns a string with the reason when it is refused. */
export function readMember(channelData: string | undefined): Member | string {
  if (channelData === undefined) return 'channel_data is missing';
  // The limit concerns user_info; the rest is little more than the id.
  if (Buffer.byteLength(channelData) > mostInfoBytes + 256) return 'user_info exceeds 1 kB';
  try {
    const { user_id: userId, user_info: info } = v.parse(memberSchema, JSON.parse(channelData));
    if (Buffer.byteLength(JSON.stringify(info ?? null)) > mostInfoBytes) return 'user_info exceeds 1 kB';
    return { userId, info };
  } catch {
    return 'channel_data names no user_id';
  }
}

// A member may have several connections.
export class Members {
  readonly #members = new Map<string, { info: unknown; connections: number }>();

  get count(): number {
    return this.#members.size;
  }

  get ids(): string[] {
    return [...this.#members.keys()];
  }

  hasRoomFor(userId: string): boolean {
    return this.#members.has(userId) || this.count < mostMembers;
  }

  // Returns whether the member is new.
  join({ userId, info }: Member): boolean {
    const known = this.#members.get(userId);
    this.#members.set(userId, { info: known?.info ?? info, connections: (known?.connections ?? 0) + 1 });
    return !known;
  }

  // Returns whether that was the member's last connection.
  leave({ userId }: Member): boolean {
    const known = this.#members.get(userId);
    if (!known) return false;
    known.connections -= 1;
    return known.connections === 0 && this.#members.delete(userId);
  }

  // As `subscription_succeeded` carries them.
  get data() {
    const hash = Object.fromEntries([...this.#members].map(([id, { info }]) => [id, info]));
    return { presence: { count: this.count, ids: this.ids, hash } };
  }
}
