import { loadScript } from '../../../shared/scripts/loadScript.ts';

/** What of the sportsbook's script (WSDK v2) this site uses. */
interface AltenarSdk {
  init: (options: Record<string, unknown>) => void;
  set: (options: SdkAccess) => void;
  addSportsBook: (place: BookPlace) => Book;
  addWidget: (place: BookPlace & { widget: string }) => Book;
}

export interface SdkAccess {
  token: string | null;
  themeName: string;
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

let initialised = false;

/** Loads the script and initialises it, once a page load. */
export async function loadAltenar(
  script: string,
  { integration, ...access }: SdkAccess & { integration: string },
  signal: AbortSignal,
): Promise<AltenarSdk> {
  await loadScript(script, signal);
  const sdk = window.altenarWSDK;
  if (!sdk) throw new Error('The sportsbook script has not defined window.altenarWSDK');
  if (initialised) sdk.set(access);
  else {
    sdk.init({
      ...access,
      integration,
      culture: 'pt-BR',
      numFormat: 'pt-BR',
      oddformat: 0,
      dateFormat: { short: 'dd/MM', long: 'dd/MM/yyyy' },
    });
  }
  initialised = true;
  return sdk;
}

/** Tells the open book who is there now: on login, on logout, and when a token is renewed. */
export function updateAltenar(access: SdkAccess): void {
  if (initialised) window.altenarWSDK?.set(access);
}
