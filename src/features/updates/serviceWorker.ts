const script = '/sw.js';
const options = { scope: '/', updateViaCache: 'none' } as const;
/** Between the old registrations' end and the new one. */
const unregisteredForMs = 100;

/**
 * Longer than this nobody waits for a worker: the page is as good without. Not shorter either, for whoever reloads
 * while workers are exchanged may wait a minute (see `registerAnew`), and a slow phone takes seconds to exchange them.
 */
const exchangedWithinMs = 30_000;

type Worker = Pick<EventTarget, 'addEventListener' | 'removeEventListener'> & { state: string };

/** What is used of the browser's own. */
interface Registration {
  waiting: (Worker & { postMessage: (message: unknown) => void }) | null;
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
  /** Asks for the worker of the present release, and waits until it is at work. Never rejects. */
  exchange: () => Promise<void>;
}

/** A new worker does not wait until the last page of the old one is closed. */
function hurry(registration: Registration): void {
  registration.waiting?.postMessage({ type: 'SKIP_WAITING' });
}

/** Until a worker is at work, or has failed. */
function arrived(worker: Worker | null): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker && worker.state !== 'activated' && worker.state !== 'redundant') return;
      worker?.removeEventListener('statechange', look);
      resolve();
    };
    worker?.addEventListener('statechange', look);
    look();
  });
}

const comingOf = ({ installing, waiting }: Registration): Worker | null => installing ?? waiting;

async function register(container: WorkerContainer, onFound: () => void): Promise<Registration | undefined> {
  // Old browsers, private windows and pages under test keep workers away. They cost nothing but the offline start.
  const registration = await container.register(script, options).catch(() => undefined);
  if (!registration) return undefined;
  hurry(registration);
  registration.addEventListener('updatefound', () => {
    onFound();
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') hurry(registration);
    });
  });
  return registration;
}

/**
 * Only once the new worker is at work: a navigation that waits for a worker which is unregistered meanwhile waits for
 * a minute in Chromium. A page that is being left does nothing of it for the same reason.
 */
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

function wait(timeMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, timeMs));
}

function within(timeMs: number, goal: Promise<void>): Promise<void> {
  return Promise.race([goal, wait(timeMs)]);
}

/**
 * Registers the worker. When another one takes over the page, what is registered goes and the script is registered
 * afresh, past every cache; then `onChanged`, for the reload. The worker never claims
 * pages that had none, so a first installation changes nothing; and a page changes hands once in its life.
 *
 * A page that is fetched anew while workers are exchanged may have to wait for one that is about to go: whoever means
 * to reload waits for `exchange`.
 */
export function startServiceWorker(
  container: WorkerContainer,
  onChanged: () => void,
  page: EventTarget = window,
): WorkerUpdates {
  let isLeaving = false;
  // Late: some browsers keep no page for the way back that listens to this.
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
    // By now the new worker may have taken over.
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
