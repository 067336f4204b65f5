import type { PartnerScript } from '../../../shared/brand/brandRecord.ts';
import { loadScript } from '../../../shared/scripts/loadScript.ts';

const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups';
const allow = 'autoplay; fullscreen; clipboard-write';
const patienceMs = 20_000;

interface Launcher {
  launch: (
    request: {
      target_element: HTMLElement;
      launch_options: Record<string, string>;
    },
    success: (frame: unknown) => void,
    error: (reason: unknown) => void,
  ) => void;
}

declare global {
  interface Window {
    sg?: Launcher;
  }
}

interface FrameRequest {
  place: HTMLElement;
  url: string;
  title: string;
  // Script of the brand's external launcher; null opens a plain iframe.
  launcher: PartnerScript | null;
  signal: AbortSignal;
}

/**
 * Opens the game through the brand's launcher or a plain iframe and waits until it has loaded, 20 s at most. The page of
 * a refused game loads too: browsers hide the difference from other origins.
 */
export async function openFrame({ place, url, title, launcher, signal }: FrameRequest): Promise<void> {
  const giveUp = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
  if (launcher === null) return openOwnFrame({ place, url, title, signal: giveUp });
  await loadScript(launcher.script, giveUp, launcher.integrity);
  const { sg } = window;
  if (!sg) throw new Error('The launcher script has not defined window.sg');
  await new Promise<void>((resolve, reject) => {
    giveUp.addEventListener('abort', () => reject(giveUp.reason), { once: true });
    const options = { strategy: 'iframe', game_url: url, token: '', sandbox, allow, title };
    sg.launch({ target_element: place, launch_options: options }, () => resolve(), reject);
  });
}

type OwnFrame = Omit<FrameRequest, 'launcher'>;

function openOwnFrame({ place, url, title, signal }: OwnFrame): Promise<void> {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.allow = allow;
  frame.setAttribute('sandbox', sandbox);
  frame.src = url;
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    frame.addEventListener('load', () => resolve(), { once: true });
    place.replaceChildren(frame);
  });
}
