import { dropDraft, keepDraft, readDraft } from '../../shared/storage/formDraft.ts';
import type { RegisterValues } from './registerValues.ts';

export type RegisterDraft = Partial<Omit<RegisterValues, 'password' | 'email'>>;

const addressDraft = 'auth';
const registerDraft = 'register';

// Form input of the panels, which survives closing and a reload; passwords are excluded.
export interface AuthDrafts {
  // Shared by all three panels.
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

// A referrer's code that came with the visit is no input: a later link may bring another.
export function keepRegister(
  drafts: AuthDrafts,
  values: Partial<RegisterValues>,
  refererOfVisit: string,
): void {
  const { password: _never, email = '', referer = '', ...rest } = values;
  keepEmail(drafts, email);
  drafts.register = referer === refererOfVisit ? rest : { ...rest, referer };
  keepDraft(registerDraft, { ...drafts.register });
}

// Called once the account exists.
export function dropRegister(drafts: AuthDrafts): void {
  drafts.register = {};
  dropDraft(registerDraft);
}

// Called after the login, so that the next person at this device starts empty.
export function dropDrafts(drafts: AuthDrafts): void {
  dropRegister(drafts);
  drafts.email = '';
  dropDraft(addressDraft);
}

// Values that came with the visit do not count.
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
  'politicallyExposed',
  'postalCode',
  'street',
  'houseNumber',
  'complement',
  'district',
  'city',
  'state',
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

export interface PanelProps {
  // Updated while typing.
  drafts: AuthDrafts;
  // Keeps the dialog open during a request.
  onBusyChange: (busy: boolean) => void;
  // Called after the login.
  onDone: () => void;
}
