import type { RegisterForm } from './register.ts';

/** What has been typed into the panels outlives their closing. Passwords are not among it. */
export interface AuthDrafts {
  /** One address for all three panels. */
  email: string;
  register: Partial<Omit<RegisterForm, 'password' | 'email'>>;
}

export function emptyDrafts(): AuthDrafts {
  return { email: '', register: {} };
}
