import { readStored, removeStored, type StoredValue, writeStored } from './browserStorage.ts';

// The operator's signed token for settings that are not in force. Kept in `sessionStorage`.
const storedPreview: StoredValue<string> = {
  key: 'settings-preview',
  version: 1,
  parse: (value) => (typeof value === 'string' ? value : null),
};

/** Returns the token of the operator's link, else the one that the tab keeps from an earlier page; empty without any. */
export function takePreview(search: string): string {
  const [, linked] = /[?&]preview=([\w.-]+)/.exec(search) ?? [];
  if (linked) writeStored(storedPreview, linked, 'sessionStorage');
  return linked ?? readStored(storedPreview, 'sessionStorage') ?? '';
}

/** Makes the next request for settings, and the next load of this tab, one without the preview. */
export function endPreview({ document, history, location }: Window): void {
  removeStored(storedPreview, 'sessionStorage');
  delete document.documentElement.dataset.preview;
  const url = new URL(location.href);
  url.searchParams.delete('preview');
  history.replaceState(history.state, '', url);
}
