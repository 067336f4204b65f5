import { type CheckedPerson, loadWidget, type WidgetSettings } from './identityWidget.ts';
import type { CheckKind } from './widgetMessage.ts';

interface CheckStart {
  settings: WidgetSettings;
  check: CheckKind;
  person: CheckedPerson;
  /** The `#legitimuz-root` on the page, which the widget fills. */
  root: HTMLElement;
  /** The player has left. */
  signal: AbortSignal;
  timeoutMs: number;
}

/** Resolves once the widget is on screen; rejects when it does not get there within its time. */
export async function startCheck(start: CheckStart): Promise<void> {
  const { settings, check, person, root, timeoutMs } = start;
  const signal = AbortSignal.any([start.signal, AbortSignal.timeout(timeoutMs)]);
  const shown = frameShown(root, new URL(settings.script).origin, signal);
  // Loading may fail first, and nobody would be listening to this one.
  shown.catch(() => {});
  const begin = await loadWidget(settings, check, signal);
  signal.throwIfAborted();
  await Promise.race([Promise.all([begin(person), shown]), untilAborted(signal)]);
}

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** The widget works in a frame of its own, or greets with a message; either shows that it is there. */
function frameShown(root: HTMLElement, origin: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    // `load` does not bubble. An empty frame loads as well, before the widget has an address for it.
    const onLoad = ({ target }: Event) => {
      if (target instanceof HTMLIFrameElement && target.src && !target.src.startsWith('about:')) resolve();
    };
    const onMessage = (event: MessageEvent<unknown>) => {
      if (event.origin === origin) resolve();
    };
    root.addEventListener('load', onLoad, { capture: true, signal });
    window.addEventListener('message', onMessage, { signal });
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
