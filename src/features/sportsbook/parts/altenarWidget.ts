import { loadScript } from '../../../shared/scripts/loadScript.ts';

/** What of the sportsbook's script (WSDK v2) this site uses. */
interface AltenarSdk {
  init: (options: Record<string, unknown>) => void;
  set: (options: { token?: string | null; themeName?: string }) => void;
  addSportsBook: (place: BookPlace) => Book;
  addWidget: (place: BookPlace & { widget: string }) => Book;
}

interface BookPlace {
  container: HTMLElement;
  props: Record<string, unknown>;
}

export interface Book {
  remove: () => void;
}

declare global {
  interface Window {
    altenarWSDK?: AltenarSdk;
  }
}

const patienceMs = 20_000;
let initialised = false;

/** Loads the script and initialises it, once a page load. */
export async function loadAltenar(
  script: string,
  options: { integration: string; themeName: string; token: string | null },
  signal: AbortSignal,
): Promise<AltenarSdk> {
  await loadScript(script, AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]));
  const sdk = window.altenarWSDK;
  if (!sdk) throw new Error('The sportsbook script has not defined window.altenarWSDK');
  if (initialised) sdk.set({ token: options.token });
  else {
    sdk.init({
      ...options,
      culture: 'pt-BR',
      numFormat: 'pt-BR',
      oddformat: 0,
      dateFormat: { short: 'dd/MM', long: 'dd/MM/yyyy' },
    });
  }
  initialised = true;
  return sdk;
}
