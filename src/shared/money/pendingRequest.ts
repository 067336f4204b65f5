import type { StoredValue } from '../storage/browserStorage.ts';

export type MoneyBody = Record<string, string | number>;

// A call that moves money, sent but not answered yet. It is kept until its response is known, reloads
// included.
export interface PendingRequest {
  // Sent with every retry, so that the operator moves the money once.
  key: string;
  userId: string;
  body: MoneyBody;
}

// One call at a time for each name: another waits until the outcome of this one is known.
export function storedRequest(name: string): StoredValue<PendingRequest> {
  return { key: `money-${name}`, version: 1, parse: parseRequest };
}

function parseRequest(value: unknown): PendingRequest | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!('key' in value && 'userId' in value && 'body' in value)) return null;
  const { key, userId, body } = value;
  if (typeof key !== 'string' || typeof userId !== 'string') return null;
  if (typeof body !== 'object' || body === null) return null;
  const entries = Object.entries(body).filter(
    (entry): entry is [string, string | number] =>
      typeof entry[1] === 'string' || typeof entry[1] === 'number',
  );
  return { key, userId, body: Object.fromEntries(entries) };
}
