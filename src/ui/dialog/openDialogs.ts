import { useSyncExternalStore } from 'react';

let openDialogs: readonly HTMLDialogElement[] = [];
const watchers = new Set<() => void>();

function change(dialogs: readonly HTMLDialogElement[]): void {
  openDialogs = dialogs;
  for (const watcher of watchers) watcher();
}

/** Registers an open dialog; the returned function removes it. */
export function trackOpenDialog(dialog: HTMLDialogElement): () => void {
  change([...openDialogs, dialog]);
  return () => change(openDialogs.filter((other) => other !== dialog));
}

function subscribe(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Returns the top modal dialog, because everything outside it is inert and not announced. */
export function useTopDialog(): HTMLDialogElement | undefined {
  return useSyncExternalStore(
    subscribe,
    () => openDialogs.at(-1),
    () => undefined,
  );
}
