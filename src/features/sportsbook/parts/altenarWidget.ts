import type { PartnerScript } from '../../../shared/brand/brandRecord.ts';
import { loadScript } from '../../../shared/scripts/loadScript.ts';

// The parts of Altenar's WSDK v2 that this site uses.
interface AltenarSdk {
  init: (options: Record<string, unknown>) => void;
  set: (options: SdkAccess) => void;
  addSportsBook: (place: BookPlace) => Book;
  addWidget: (place: BookPlace & { widget: string }) => Book;
}

export interface SdkAccess {
  token: string | null;
  themeName: string;
  // A paused player; the widget shows odds that cannot be pressed.
  isPaused?: boolean | undefined;
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

/** Loads the WSDK and initializes it once per page load. */
export async function loadAltenar(
  { script, integrity }: PartnerScript,
  { integration, ...access }: SdkAccess & { integration: string },
  signal: AbortSignal,
): Promise<AltenarSdk> {
  await loadScript(script, signal, integrity);
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

/** Updates the token of the open sportsbook after login, logout and renewal. */
export function updateAltenar(access: SdkAccess): void {
  if (initialised) window.altenarWSDK?.set(access);
}
