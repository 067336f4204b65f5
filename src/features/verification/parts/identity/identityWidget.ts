import { loadScript } from '../../../../shared/scripts/loadScript.ts';
import type { CheckKind } from './widgetMessage.ts';

export interface WidgetSettings {
  script: string;
  integrity?: string | null | undefined;
  token: string;
}

export interface CheckedPerson {
  // Eleven digits.
  cpf: string;
  referenceId: string;
}

// Starts a check in the `#legitimuz-root` element.
export type StartCheck = (person: CheckedPerson) => Promise<void>;

type Sdk = Record<string, unknown>;

/** Loads the provider's widget; older main scripts lack the face check, which `faceindex.js` provides. */
export async function loadWidget(
  { script, integrity, token }: WidgetSettings,
  check: CheckKind,
  signal: AbortSignal,
): Promise<StartCheck> {
  const { origin } = new URL(script);
  const options = {
    host: origin,
    apiURL: origin,
    appURL: origin,
    token,
    lang: 'pt',
    enableRedirect: false,
    autoOpenValidation: false,
  };
  await loadScript(script, signal, integrity);
  const starter = check === 'kyc' ? 'verifyDocument' : 'startFaceIndex';
  const main = makeSdk('Legitimuz', options);
  if (main && typeof main[starter] === 'function') return mountAnd(main, starter);
  if (check === 'face') {
    await loadScript(new URL('faceindex.js', script).href, signal);
    const face = makeSdk('LegitimuzFaceIndex', { ...options, onlyLiveness: true });
    if (face && typeof face[starter] === 'function') return mountAnd(face, starter);
  }
  throw new Error(`${script} offers no ${starter}`);
}

// Events are read from `postMessage`, whose origin can be checked.
function makeSdk(name: 'Legitimuz' | 'LegitimuzFaceIndex', options: object): Sdk | null {
  const factory: unknown = Reflect.get(window, name);
  if (typeof factory !== 'function') return null;
  const sdk: unknown = Reflect.apply(factory, undefined, [options]);
  return typeof sdk === 'object' && sdk !== null ? Object.fromEntries(Object.entries(sdk)) : null;
}

function mountAnd(sdk: Sdk, starter: string): StartCheck {
  return async (person) => {
    await call(sdk, 'mount');
    await call(sdk, starter, person);
  };
}

async function call(sdk: Sdk, method: string, ...values: unknown[]): Promise<void> {
  const found = sdk[method];
  if (typeof found !== 'function') throw new Error(`The identity widget has no ${method}`);
  await Reflect.apply(found, sdk, values);
}
