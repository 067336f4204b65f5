import { useSyncExternalStore } from 'react';

let openDialogs: readonly HTMLDialogElement[] = [];
const watchers = new Set<() => void>();

function change(dialogs: readonly HTMLDialogElement[]): void {
  openDialogs = dialogs;
  for (const watcher of watchers) watcher();
}

/** Returns what to call when the dialog closes. */
export function trackOpenDialog(dialog: HTMLDialogElement): () => void {
  change([...openDialogs, dialog]);
  return () => change(openDialogs.filter((other) => other !== dialog));
}

function subscribe(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** The uppermost modal dialog: everything outside it is inert and silent, so what must be heard belongs inside. */
export function useTopDialog(): HTMLDialogElement | undefined {
  return useSyncExternalStore(
    subscribe,
    () => openDialogs.at(-1),
    () => undefined,
  );
}
