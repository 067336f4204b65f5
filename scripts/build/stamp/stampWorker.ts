import { setImmediate } from 'node:timers/promises';
import { Tinypool } from 'tinypool';
import { LeakDetector } from '../verify/leaks/LeakDetector.ts';
import { createStamper, type StampJob, type StampResult } from './stampJob.ts';
import type { StampWorkerData } from './stampWorkerPool.ts';

const { context, identities }: StampWorkerData = Tinypool.workerData;
const stamper = createStamper(context, new LeakDetector(identities));
// The first job reports its failure.
stamper.catch(() => {});

export async function stampInWorker(job: StampJob): Promise<StampResult> {
  try {
    const stamp = await stamper;
    return await stamp(job);
  } catch (error) {
    // On its way between threads an error keeps its message and cause, and loses what else it holds, such as `code`.
    throw error instanceof Error
      ? new Error(error.message, { cause: { ...error, stack: error.stack } })
      : error;
  } finally {
    // Lets go of what native code holds of drawn icons.
    await setImmediate();
  }
}
