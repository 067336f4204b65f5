import type { DocumentStatus } from '../../src/shared/contract/account/documents.ts';

export const reviewMs = 15_000;

export interface Review {
  status: DocumentStatus;
  reason?: string;
}

/** Simulates staff that review a document after `reviewMs` and refuse file names that begin with `recusado`. */
export function reviewOf({ name, createdAt }: { name: string; createdAt: Date }, now: Date): Review {
  if (now.getTime() - createdAt.getTime() < reviewMs) return { status: 'pending' };
  if (/^recusado/i.test(name)) {
    return { status: 'refused', reason: 'A imagem está ilegível. Envie outra, sem cortes e sem reflexo.' };
  }
  return { status: 'approved' };
}

const signatures: Record<string, readonly number[]> = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47],
  'image/webp': [0x52, 0x49, 0x46, 0x46],
  'application/pdf': [0x25, 0x50, 0x44, 0x46],
};

// Returns the file type by its first bytes, or null when it is not accepted.
export function documentTypeOf(bytes: Uint8Array): string | null {
  const found = Object.entries(signatures).find(([, start]) => start.every((byte, at) => bytes[at] === byte));
  return found?.[0] ?? null;
}
