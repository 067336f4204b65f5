import { scriptUrl } from './scriptPolicy.ts';

const loading = new Map<string, Promise<void>>();

/** Loads a script once per page; one that failed or was aborted can be loaded again. `integrity` pins its version. */
export function loadScript(url: string, signal: AbortSignal, integrity?: string | null): Promise<void> {
  const known = loading.get(url);
  if (known) {
    return known.catch((error: unknown) => {
      // Aborted by the first caller, still wanted by this one.
      if (error instanceof DOMException && !signal.aborted) return loadScript(url, signal, integrity);
      throw error;
    });
  }
  const loaded = addScript(url, signal, integrity).catch((error: unknown) => {
    loading.delete(url);
    throw error;
  });
  loading.set(url, loaded);
  return loaded;
}

/** Removes a script whose effect was undone, so that loading it again runs it again. */
export function forgetScript(url: string): void {
  loading.delete(url);
  for (const script of [...document.scripts]) if (script.src === url) script.remove();
}

async function addScript(url: string, signal: AbortSignal, integrity?: string | null): Promise<void> {
  const script = document.createElement('script');
  script.src = scriptUrl(url);
  if (integrity) {
    script.integrity = integrity;
    // Only a script that its server shows to other origins can be checked.
    script.crossOrigin = 'anonymous';
  }
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
      // The script stays for later callers: leaving the page that requested it no longer aborts it.
      signal.removeEventListener('abort', left);
      resolve();
    });
    script.addEventListener('error', () => giveUp(new Error(`Could not load ${url}`)));
    document.head.append(script);
    return undefined;
  });
}
