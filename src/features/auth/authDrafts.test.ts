import { expect, test } from 'vitest';
import { type AuthDrafts, keepRegister } from './authDrafts.ts';

const keptReferer = (referer: string | undefined, refererOfVisit: string) => {
  const drafts: AuthDrafts = { email: '', register: {} };
  keepRegister(drafts, { name: 'Ana', referer }, refererOfVisit);
  return drafts.register.referer;
};

test.each([
  ['nothing without a link', undefined, '', undefined],
  ['nothing of a link that the player left as it is', 'ana-1', 'ana-1', undefined],
  ['a typed code', 'ana-1', '', 'ana-1'],
  ['a typed code instead of that of the link', 'ana-1', 'bia-2', 'ana-1'],
  ['that the player took the code of the link out', undefined, 'bia-2', ''],
])('keeps %s', (_what, typed, ofVisit, kept) => {
  expect(keptReferer(typed, ofVisit)).toBe(kept);
});
