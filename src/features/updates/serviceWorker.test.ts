import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startServiceWorker, type WorkerContainer } from './serviceWorker.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const newWorker = (state: string) => Object.assign(new EventTarget(), { state, postMessage: vi.fn() });

function become(worker: ReturnType<typeof newWorker>, state: string): void {
  worker.state = state;
  worker.dispatchEvent(new Event('statechange'));
}

function browser({ controlled = true, refuses = false } = {}) {
  const said: string[] = [];
  const registration = Object.assign(new EventTarget(), {
    waiting: null as ReturnType<typeof newWorker> | null,
    installing: null as ReturnType<typeof newWorker> | null,
    update: vi.fn(async () => {}),
    unregister: async () => said.push('unregister') > 0,
  });
  const container = Object.assign(new EventTarget(), {
    controller: controlled ? newWorker('activated') : null,
    register: async (script: string, how: unknown) => {
      said.push(`register ${script} ${JSON.stringify(how)}`);
      if (refuses) throw new Error('refused');
      return registration;
    },
    getRegistrations: async () => [registration],
  }) satisfies WorkerContainer;
  const onChanged = vi.fn();
  const page = new EventTarget();
  return {
    registration,
    said,
    onChanged,
    container,
    start: () => startServiceWorker(container, onChanged, page),
    leave: () => page.dispatchEvent(new Event('beforeunload')),
    takeOver: () => container.dispatchEvent(new Event('controllerchange')),
  };
}

const registered = 'register /sw.js {"scope":"/","updateViaCache":"none"}';

test('unregisters after a controller change and registers again 100 ms later', async () => {
  const { said, start, takeOver, onChanged } = browser();
  start();
  await vi.advanceTimersByTimeAsync(0);
  takeOver();
  await vi.advanceTimersByTimeAsync(99);
  expect(said).toEqual([registered, 'unregister']);
  expect(onChanged).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(said).toEqual([registered, 'unregister', registered]);
  expect(onChanged).toHaveBeenCalledTimes(1);
});

test('waits for the new worker and skips a page that is being left', async () => {
  const { said, start, takeOver, onChanged, container, registration, leave } = browser();
  start();
  await vi.advanceTimersByTimeAsync(0);
  registration.dispatchEvent(new Event('updatefound'));
  const taking = newWorker('activating');
  container.controller = taking;
  takeOver();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(said).toEqual([registered]);
  leave();
  become(taking, 'activated');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(said).toEqual([registered]);
  expect(onChanged).not.toHaveBeenCalled();
});

test('ignores the controller change caused by its own registration', async () => {
  const { said, start, takeOver, onChanged } = browser();
  start();
  takeOver();
  await vi.advanceTimersByTimeAsync(100);
  takeOver();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(said).toHaveLength(3);
  expect(onChanged).toHaveBeenCalledTimes(1);
});

test('ignores the first worker of a page', async () => {
  const { said, start, takeOver, onChanged } = browser({ controlled: false });
  start();
  takeOver();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(said).toEqual([registered]);
  expect(onChanged).not.toHaveBeenCalled();
});

const skip = { type: 'SKIP_WAITING' };

test('sends SKIP_WAITING to a waiting worker', async () => {
  const { registration, start } = browser();
  const waiting = newWorker('installed');
  registration.waiting = waiting;
  start();
  await vi.advanceTimersByTimeAsync(0);
  expect(waiting.postMessage).toHaveBeenCalledWith(skip);
});

test('sends SKIP_WAITING to a new worker once, before the registration lists it as waiting', async () => {
  const { registration, start } = browser();
  start();
  await vi.advanceTimersByTimeAsync(0);
  const installing = newWorker('installing');
  registration.installing = installing;
  registration.dispatchEvent(new Event('updatefound'));
  expect(installing.postMessage).not.toHaveBeenCalled();
  become(installing, 'installed');
  become(installing, 'activated');
  expect(installing.postMessage.mock.calls).toEqual([[skip]]);
});

test('sends SKIP_WAITING to a worker that was installed before the page noticed it', async () => {
  const { registration, start } = browser();
  start();
  await vi.advanceTimersByTimeAsync(0);
  const waiting = newWorker('installed');
  registration.waiting = waiting;
  registration.dispatchEvent(new Event('updatefound'));
  expect(waiting.postMessage).toHaveBeenCalledWith(skip);
});

// A browser that has found the worker of a new release.
async function exchanging() {
  const found = browser();
  const worker = found.start();
  await vi.advanceTimersByTimeAsync(0);
  const next = newWorker('installing');
  found.registration.update.mockImplementation(async () => {
    found.registration.installing = next;
  });
  const isDone = vi.fn();
  void worker.exchange().then(isDone);
  await vi.advanceTimersByTimeAsync(0);
  return { ...found, next, isDone };
}

test('resolves an exchange once the new worker is active and registered', async () => {
  const { registration, said, next, isDone, takeOver } = await exchanging();
  registration.installing = null;
  takeOver();
  become(next, 'activated');
  await vi.advanceTimersByTimeAsync(99);
  expect(isDone).not.toHaveBeenCalled();
  const again = newWorker('installing');
  registration.installing = again;
  await vi.advanceTimersByTimeAsync(1);
  expect(said).toHaveLength(3);
  expect(isDone).not.toHaveBeenCalled();
  become(again, 'activated');
  await vi.advanceTimersByTimeAsync(0);
  expect(isDone).toHaveBeenCalledTimes(1);
});

test('resolves an exchange when the worker fails or never arrives', async () => {
  const failing = await exchanging();
  become(failing.next, 'redundant');
  await vi.advanceTimersByTimeAsync(0);
  expect(failing.isDone).toHaveBeenCalledTimes(1);

  const lost = await exchanging();
  await vi.advanceTimersByTimeAsync(29_999);
  expect(lost.isDone).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(lost.isDone).toHaveBeenCalledTimes(1);
});

test('continues without workers when the browser refuses them', async () => {
  const { start, onChanged } = browser({ refuses: true });
  const worker = start();
  await worker.exchange();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(onChanged).not.toHaveBeenCalled();
});
