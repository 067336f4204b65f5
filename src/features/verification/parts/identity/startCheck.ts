import { type CheckedPerson, loadWidget, type WidgetSettings } from './identityWidget.ts';
import type { CheckKind } from './widgetMessage.ts';

interface CheckStart {
  settings: WidgetSettings;
  check: CheckKind;
  person: CheckedPerson;
  // The `#legitimuz-root` element.
  root: HTMLElement;
  // Aborted when the player leaves.
  signal: AbortSignal;
  timeoutMs: number;
}

/** Resolves when the widget is visible and rejects after the timeout. */
export async function startCheck(start: CheckStart): Promise<void> {
  const { settings, check, person, root, timeoutMs } = start;
  const signal = AbortSignal.any([start.signal, AbortSignal.timeout(timeoutMs)]);
  const shown = frameShown(root, new URL(settings.script).origin, signal);
  // Loading may fail first, which would leave this rejection unhandled.
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

// The widget shows a frame or sends a message.
function frameShown(root: HTMLElement, origin: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    // `load` does not bubble, and an empty frame fires it before it has a URL.
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
