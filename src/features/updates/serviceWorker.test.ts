import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startServiceWorker, type WorkerContainer } from './serviceWorker.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function browser({ controlled = true, refuses = false } = {}) {
  const said: string[] = [];
  const registration = Object.assign(new EventTarget(), {
    waiting: null as { postMessage: (message: unknown) => void } | null,
    installing: null as (EventTarget & { state: string }) | null,
    update: vi.fn(async () => {}),
    unregister: async () => said.push('unregister') > 0,
  });
  const container = Object.assign(new EventTarget(), {
    controller: controlled ? {} : null,
    register: async (script: string, how: unknown) => {
      said.push(`register ${script} ${JSON.stringify(how)}`);
      if (refuses) throw new Error('refused');
      return registration;
    },
    getRegistrations: async () => [registration],
  }) satisfies WorkerContainer;
  const onChanged = vi.fn();
  return {
    registration,
    said,
    onChanged,
    start: () => startServiceWorker(container, onChanged),
    takeOver: () => container.dispatchEvent(new Event('controllerchange')),
  };
}

const registered = 'register /sw.js {"scope":"/","updateViaCache":"none"}';

test('when another worker takes over, what is registered goes, and 100 ms later the script is registered anew', async () => {
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

test('what the new registration brings about does not begin it all again', async () => {
  const { said, start, takeOver, onChanged } = browser();
  start();
  takeOver();
  await vi.advanceTimersByTimeAsync(100);
  takeOver();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(said).toHaveLength(3);
  expect(onChanged).toHaveBeenCalledTimes(1);
});

test('the first worker of a page changes nothing', async () => {
  const { said, start, takeOver, onChanged } = browser({ controlled: false });
  start();
  takeOver();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(said).toEqual([registered]);
  expect(onChanged).not.toHaveBeenCalled();
});

test('a waiting worker is told to wait no longer, and so is one that has just been installed', async () => {
  const { registration, start } = browser();
  const postMessage = vi.fn();
  registration.waiting = { postMessage };
  start();
  await vi.advanceTimersByTimeAsync(0);
  expect(postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });

  const installing = Object.assign(new EventTarget(), { state: 'installing' });
  registration.installing = installing;
  registration.dispatchEvent(new Event('updatefound'));
  installing.state = 'installed';
  installing.dispatchEvent(new Event('statechange'));
  expect(postMessage).toHaveBeenCalledTimes(2);
});

test('a browser that refuses workers goes on without', async () => {
  const { start, onChanged } = browser({ refuses: true });
  const worker = start();
  worker.look();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(onChanged).not.toHaveBeenCalled();
});
