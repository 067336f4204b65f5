const loading = new Map<string, Promise<void>>();

/** Loads a script once per page. One that failed or was given up leaves no trace, so that it can be tried again. */
export function loadScript(address: string, signal: AbortSignal): Promise<void> {
  const known = loading.get(address);
  if (known) {
    return known.catch((error: unknown) => {
      // Given up by who asked first, and still wanted here.
      if (error instanceof DOMException && !signal.aborted) return loadScript(address, signal);
      throw error;
    });
  }
  const loaded = addScript(address, signal).catch((error: unknown) => {
    loading.delete(address);
    throw error;
  });
  loading.set(address, loaded);
  return loaded;
}

/** Takes a script away whose work is undone, so that loading it again runs it again. */
export function forgetScript(address: string): void {
  loading.delete(address);
  for (const script of [...document.scripts]) if (script.src === address) script.remove();
}

function addScript(address: string, signal: AbortSignal): Promise<void> {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  return new Promise<void>((resolve, reject) => {
    const giveUp = (reason: unknown) => {
      script.remove();
      reject(reason);
    };
    if (signal.aborted) return giveUp(signal.reason);
    const left = () => giveUp(signal.reason);
    signal.addEventListener('abort', left, { once: true });
    script.addEventListener('load', () => {
      // It stays for whoever comes next: leaving the page that asked for it no longer gives it up.
      signal.removeEventListener('abort', left);
      resolve();
    });
    script.addEventListener('error', () => giveUp(new Error(`Could not load ${address}`)));
    document.head.append(script);
    return undefined;
  });
}
