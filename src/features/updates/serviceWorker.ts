import { scriptUrl } from '../../shared/scripts/scriptPolicy.ts';
import { wait } from '../../shared/time/wait.ts';

const script = '/sw.js';
const options = { scope: '/', updateViaCache: 'none' } as const;
// Pause between unregistering and registering (specification).
const unregisteredForMs = 100;

// Slow phones take seconds, and a reload during an exchange may wait a minute (see `registerAnew`).
const exchangedWithinMs = 30_000;

type Worker = Pick<EventTarget, 'addEventListener' | 'removeEventListener'> & {
  state: string;
  postMessage: (message: unknown) => void;
};

// The parts of the browser's API that are used.
interface Registration {
  waiting: Worker | null;
  installing: Worker | null;
  addEventListener: (event: 'updatefound', listener: () => void) => void;
  update: () => Promise<unknown>;
  unregister: () => Promise<boolean>;
}
export interface WorkerContainer {
  controller: Worker | null;
  register: (script: string, how: typeof options) => Promise<Registration | undefined>;
  getRegistrations: () => Promise<readonly Registration[]>;
  addEventListener: (event: 'controllerchange', listener: () => void) => void;
}

export interface WorkerUpdates {
  // Installs the current release's worker and resolves when it is active; never rejects.
  exchange: () => Promise<void>;
}

// Activates a new worker without waiting for the old one's pages to close. The message goes to the worker itself: a
// busy browser may report its state before the registration lists it as waiting. Once is enough: where a request keeps
// Chromium's old worker alive, 40 more messages changed nothing, and it gives way after at most five minutes.
function skipWaiting(worker: Worker | null): void {
  const check = () => {
    if (worker?.state === 'installed') worker.postMessage({ type: 'SKIP_WAITING' });
  };
  worker?.addEventListener('statechange', check);
  check();
}

// Resolves when the worker is active or has failed.
function arrived(worker: Worker | null): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (worker && worker.state !== 'activated' && worker.state !== 'redundant') return;
      worker?.removeEventListener('statechange', check);
      resolve();
    };
    worker?.addEventListener('statechange', check);
    check();
  });
}

const comingOf = ({ installing, waiting }: Registration): Worker | null => installing ?? waiting;

async function register(container: WorkerContainer, onFound: () => void): Promise<Registration | undefined> {
  // Old browsers, private windows and tests block workers, which only disables offline start.
  const registration = await container.register(scriptUrl(script), options).catch(() => undefined);
  if (!registration) return undefined;
  skipWaiting(comingOf(registration));
  registration.addEventListener('updatefound', () => {
    onFound();
    skipWaiting(comingOf(registration));
  });
  return registration;
}

// Waits for the new worker and skips pages being left: in Chromium, a navigation waiting for an unregistered
// worker stalls for a minute.
async function registerAnew(
  container: WorkerContainer,
  isLeaving: () => boolean,
): Promise<Registration | undefined> {
  await within(exchangedWithinMs, arrived(container.controller));
  if (isLeaving()) return undefined;
  const registrations = await container.getRegistrations().catch(() => []);
  await Promise.all(registrations.map((one) => one.unregister().catch(() => false)));
  await wait(unregisteredForMs);
  const registration = await register(container, () => {});
  if (registration) await within(exchangedWithinMs, arrived(comingOf(registration)));
  return registration;
}

function within(timeMs: number, goal: Promise<void>): Promise<void> {
  return Promise.race([goal, wait(timeMs)]);
}

// Callers of a reload await `exchange`, because a reload during it may stall.
/** Registers the worker and, after a controller change, registers it again without cache and calls `onChanged` once. */
export function startServiceWorker(
  container: WorkerContainer,
  onChanged: () => void,
  page: EventTarget = window,
): WorkerUpdates {
  let isLeaving = false;
  // Registered late, because this listener disables the back/forward cache in some browsers.
  const noticeLeaving = () =>
    page.addEventListener('beforeunload', () => {
      isLeaving = true;
    });
  let registration = register(container, () => {
    if (container.controller) noticeLeaving();
  });
  let hasChanged = container.controller === null;
  container.addEventListener('controllerchange', () => {
    if (hasChanged) return;
    hasChanged = true;
    registration = registerAnew(container, () => isLeaving);
    void registration.then(() => {
      if (!isLeaving) onChanged();
    });
  });

  async function exchange(): Promise<void> {
    const known = await registration;
    await known?.update();
    if (known) await arrived(comingOf(known));
    // The new worker may have taken control by now.
    await registration;
  }
  return {
    exchange: () =>
      within(
        exchangedWithinMs,
        exchange().catch(() => {}),
      ),
  };
}
