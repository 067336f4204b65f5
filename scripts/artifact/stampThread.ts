import { setImmediate } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { LeakDetector } from './leaks/LeakDetector.ts';
import type { ThreadAnswer, ThreadOrder } from './StampingThreads.ts';
import { createStamper, type Stamper } from './stampJob.ts';
import { removeFolder } from './workFolder.ts';

if (!parentPort) throw new Error('stampThread runs as a worker thread');
const port = parentPort;
let detector = new LeakDetector([]);
let stamper: Promise<Stamper> | undefined;

function detailsOf(error: unknown): { code?: string; path?: string } {
  if (!(error instanceof Error)) return {};
  return {
    ...('code' in error ? { code: String(error.code) } : {}),
    ...('path' in error ? { path: String(error.path) } : {}),
  };
}

async function carryOut(order: ThreadOrder): Promise<ThreadAnswer | null> {
  if ('identities' in order) {
    detector = new LeakDetector(order.identities);
    return null;
  }
  if ('context' in order) {
    stamper = createStamper(order.context, detector);
    // Its failure is told with the first job.
    stamper.catch(() => {});
    return null;
  }
  if ('remove' in order) {
    order.remove.forEach(removeFolder);
    return { removed: true };
  }
  if (!stamper) throw new Error('A stamping thread got a job before it knew what is built');
  return { result: await (await stamper)(order.job) };
}

/** One order after the other; after one that failed none is carried out any more. */
let orders = Promise.resolve();
let hasFailed = false;

port.on('message', (order: ThreadOrder) => {
  orders = orders.then(async () => {
    if (hasFailed) return;
    try {
      const answer = await carryOut(order);
      if (answer) port.postMessage(answer);
      // What native code holds (of drawn icons, some megabytes each) is let go of between two turns.
      await setImmediate();
    } catch (thrown) {
      hasFailed = true;
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      port.postMessage({ error, details: detailsOf(thrown) } satisfies ThreadAnswer);
    }
  });
});
