import { expect, onTestFinished, test } from 'vitest';
import { changed } from '../draft/draftSlice.ts';
import { createStudioStore, followOtherTabs } from './store.ts';

const key = 'bandeira-studio-draft-aurora';
const change = (text: string) =>
  changed({
    brand: 'aurora',
    files: [],
    edits: [{ key: 'voice:welcome', edit: { kind: 'set-voice', name: 'welcome', text } }],
    atMs: 0,
  });

test('a tab that follows a draft leaves what is typed since in the storage', () => {
  onTestFinished(() => localStorage.clear());
  const typing = createStudioStore();
  const other = createStudioStore();
  onTestFinished(followOtherTabs(other));
  typing.dispatch(change('Ola'));
  const older = localStorage.getItem(key);
  typing.dispatch(change('Olá, gente'));
  const newer = localStorage.getItem(key);
  // The event of a key that was typed earlier arrives late.
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: older }));
  expect(other.getState().draft.aurora?.changes['voice:welcome']).toMatchObject({ text: 'Ola' });
  expect(localStorage.getItem(key)).toBe(newer);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
  expect(other.getState().draft).toEqual({});
  expect(localStorage.getItem(key)).toBe(newer);
  other.dispatch(change('Oi'));
  expect(localStorage.getItem(key)).toContain('"Oi"');
});
