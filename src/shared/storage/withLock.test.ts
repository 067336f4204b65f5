import { afterEach, expect, test, vi } from 'vitest';
import { wait } from '../time/wait.ts';
import { withLock } from './withLock.ts';

afterEach(() => vi.unstubAllGlobals());

// Two works of one name; the first is slower.
async function orderOfTwo(): Promise<string[]> {
  const order: string[] = [];
  const work = (name: string, ms: number) => async () => {
    order.push(`${name} begins`);
    await wait(ms);
    order.push(`${name} ends`);
  };
  await Promise.all([withLock('pix', work('first', 20)), withLock('pix', work('second', 0))]);
  return order;
}

const oneByOne = ['first begins', 'first ends', 'second begins', 'second ends'];

test('queues within the tab without the Locks API', async () => {
  vi.stubGlobal('navigator', {});
  expect(await orderOfTwo()).toEqual(oneByOne);
});

test('queues within the tab when locks are refused', async () => {
  const request = () => Promise.reject(new DOMException('refused', 'SecurityError'));
  vi.stubGlobal('navigator', { locks: { request } });
  expect(await orderOfTwo()).toEqual(oneByOne);
});

test('passes an error of the work on and runs the next', async () => {
  vi.stubGlobal('navigator', {});
  const failing = withLock('pix', () => Promise.reject(new Error('declined')));
  const next = withLock('pix', async () => 'paid');
  await expect(failing).rejects.toThrow('declined');
  expect(await next).toBe('paid');
});

test('does not run the work again when it fails under the lock', async () => {
  const runs: string[] = [];
  const request = (_name: string, work: () => Promise<unknown>) => work();
  vi.stubGlobal('navigator', { locks: { request } });
  const failing = withLock('pix', async () => {
    runs.push('run');
    throw new Error('declined');
  });
  await expect(failing).rejects.toThrow('declined');
  expect(runs).toEqual(['run']);
});
