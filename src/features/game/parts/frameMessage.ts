import * as v from 'valibot';
import type { BrandRecord } from '../../../shared/brand/brandRecord.ts';

const messageSchema = v.union([
  v.object({ type: v.picklist(['ready', 'busy', 'idle', 'exit', 'deposit', 'support']) }),
  v.object({ type: v.literal('balance'), balance: v.pipe(v.number(), v.safeInteger()) }),
  v.object({ type: v.literal('error'), message: v.optional(v.string()) }),
]);

// Messages from the game.
export type FrameMessage = v.InferOutput<typeof messageSchema>;
// Messages to the game.
export type FrameCommand = 'refresh' | 'pause' | 'resume';

interface Incoming {
  origin: string;
  source: unknown;
  data: unknown;
}

/** Parses a message that comes from this frame's window and origin, else returns null. */
export function readFrameMessage(
  { origin, source, data }: Incoming,
  frame: { origin: string; window: unknown },
): FrameMessage | null {
  if (frame.window === null || source !== frame.window || origin !== frame.origin) return null;
  const message = v.safeParse(messageSchema, data);
  return message.success ? message.output : null;
}

/** Allows frames from the launcher's and the API's origin only, like the page's CSP. */
export function isAllowedFrame(
  href: string,
  { api, gameLauncher }: Pick<BrandRecord, 'api' | 'gameLauncher'>,
): boolean {
  const url = URL.parse(href);
  if (!url || !/^https?:$/.test(url.protocol)) return false;
  const origins = [api.origin, gameLauncher?.script].flatMap((known) => URL.parse(known ?? '')?.origin ?? []);
  return origins.includes(url.origin);
}
