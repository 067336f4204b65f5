import { dropDraft, keepDraft, readDraft } from '../../shared/storage/formDraft.ts';
import type { RegisterValues } from './registerValues.ts';

export type RegisterDraft = Partial<Omit<RegisterValues, 'password' | 'email'>>;

const addressDraft = 'auth';
const registerDraft = 'register';

/** What has been typed into the panels outlives their closing and a reload of the page. Passwords are not among it. */
export interface AuthDrafts {
  /** One address for all three panels. */
  email: string;
  register: RegisterDraft;
}

export function storedDrafts(): AuthDrafts {
  const { email } = readDraft(addressDraft);
  return { email: typeof email === 'string' ? email : '', register: readRegister(readDraft(registerDraft)) };
}

export function keepEmail(drafts: AuthDrafts, email: string): void {
  if (drafts.email === email) return;
  drafts.email = email;
  keepDraft(addressDraft, { email });
}

export function keepRegister(drafts: AuthDrafts, values: Partial<RegisterValues>): void {
  const { password: _never, email = '', ...rest } = values;
  keepEmail(drafts, email);
  drafts.register = rest;
  keepDraft(registerDraft, { ...rest });
}

/** The account is there. */
export function dropRegister(drafts: AuthDrafts): void {
  drafts.register = {};
  dropDraft(registerDraft);
}

/** The player is in; the next person at this device starts with nothing. */
export function dropDrafts(drafts: AuthDrafts): void {
  dropRegister(drafts);
  drafts.email = '';
  dropDraft(addressDraft);
}

/** Whether somebody has begun to register. What the visit brought along by itself does not count. */
export function isBegun({ register }: AuthDrafts): boolean {
  const { document, name, birthday, phone } = register;
  return [document, name, birthday, phone].some(Boolean);
}

const textFields = [
  'document',
  'name',
  'birthday',
  'phone',
  'phoneCountry',
  'referer',
  'gender',
  'timeLimit',
  'lossLimit',
] as const;

function readRegister(stored: Record<string, unknown>): RegisterDraft {
  const draft: RegisterDraft = {};
  for (const name of textFields) {
    const value = stored[name];
    if (typeof value === 'string') draft[name] = value;
  }
  if (typeof stored.termsAccepted === 'boolean') draft.termsAccepted = stored.termsAccepted;
  return draft;
}
