import { readStored, removeStored, type StoredValue, writeStored } from './browserStorage.ts';

type DraftValue = string | number | boolean;
export type DraftValues = Record<string, DraftValue | undefined>;

const isDraftValue = (value: unknown): value is DraftValue =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

function draft(name: string): StoredValue<DraftValues> {
  return {
    key: `draft-${name}`,
    version: 1,
    parse: (value) =>
      typeof value === 'object' && value !== null
        ? Object.fromEntries(
            Object.entries(value).flatMap(([key, entry]) => (isDraftValue(entry) ? [[key, entry]] : [])),
          )
        : null,
  };
}

/**
 * Returns what was typed into a form of this tab; it survives closed dialogs and reloads, and never holds
 * passwords.
 */
export function readDraft(name: string): DraftValues {
  return readStored(draft(name), 'sessionStorage') ?? {};
}

export function keepDraft(name: string, values: DraftValues): void {
  writeStored(draft(name), values, 'sessionStorage');
}

export function dropDraft(name: string): void {
  removeStored(draft(name), 'sessionStorage');
}

/** Drops the drafts of the wallet's forms, which the next player at this device must not see. */
export function dropWalletDrafts(): void {
  for (const name of ['coupon', 'deposit', 'withdrawal']) dropDraft(name);
}
