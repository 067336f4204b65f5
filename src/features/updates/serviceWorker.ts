const script = '/sw.js';
const options = { scope: '/', updateViaCache: 'none' } as const;
/** Between the old registrations' end and the new one. */
const unregisteredForMs = 100;

/** What is used of the browser's own. */
interface Registration {
  waiting: { postMessage: (message: unknown) => void } | null;
  installing: (Pick<EventTarget, 'addEventListener'> & { state: string }) | null;
  addEventListener: (event: 'updatefound', listener: () => void) => void;
  update: () => Promise<unknown>;
  unregister: () => Promise<boolean>;
}
export interface WorkerContainer {
  controller: unknown;
  register: (script: string, how: typeof options) => Promise<Registration | undefined>;
  getRegistrations: () => Promise<readonly Registration[]>;
  addEventListener: (event: 'controllerchange', listener: () => void) => void;
}

export interface WorkerUpdates {
  /** Asks for the worker of the present release. */
  look: () => void;
}

/** A new worker does not wait until the last page of the old one is closed. */
function hurry(registration: Registration): void {
  registration.waiting?.postMessage({ type: 'SKIP_WAITING' });
}

async function register(container: WorkerContainer): Promise<Registration | undefined> {
  // Old browsers, private windows and pages under test keep workers away. They cost nothing but the offline start.
  const registration = await container.register(script, options).catch(() => undefined);
  if (!registration) return undefined;
  hurry(registration);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') hurry(registration);
    });
  });
  return registration;
}

async function registerAnew(container: WorkerContainer): Promise<Registration | undefined> {
  const registrations = await container.getRegistrations().catch(() => []);
  await Promise.all(registrations.map((one) => one.unregister().catch(() => false)));
  await new Promise((resolve) => setTimeout(resolve, unregisteredForMs));
  return register(container);
}

/**
 * Registers the worker. When another one takes over the page, what is registered goes and the script is registered
 * afresh, past every cache; then `onChanged`: the page belongs to a release that is no more. The worker never claims
 * pages that had none, so a first installation changes nothing; and a page changes hands once in its life.
 */
export function startServiceWorker(container: WorkerContainer, onChanged: () => void): WorkerUpdates {
  let registration = register(container);
  let hasChanged = container.controller === null;
  container.addEventListener('controllerchange', () => {
    if (hasChanged) return;
    hasChanged = true;
    registration = registerAnew(container);
    void registration.then(onChanged);
  });
  return {
    look: () => {
      void registration.then((known) => known?.update()).catch(() => {});
    },
  };
}
