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

port.on('message', async (order: ThreadOrder) => {
  if ('identities' in order) {
    detector = new LeakDetector(order.identities);
    return;
  }
  if ('context' in order) {
    stamper = createStamper(order.context, detector);
    // Its failure is told with the first job.
    stamper.catch(() => {});
    return;
  }
  let answer: ThreadAnswer;
  try {
    if ('remove' in order) {
      order.remove.forEach(removeFolder);
      port.postMessage({ removed: true } satisfies ThreadAnswer);
      return;
    }
    if (!stamper) throw new Error('A stamping thread got a job before it knew what is built');
    answer = { result: await (await stamper)(order.job) };
  } catch (error) {
    answer = { error: error instanceof Error ? error : new Error(String(error)), details: detailsOf(error) };
  }
  port.postMessage(answer);
});
