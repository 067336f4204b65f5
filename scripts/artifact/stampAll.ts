import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { createStamper, type StampContext, type StampJob, type StampResult } from './stampJob.ts';

/** `code` and `path` of a system error are lost on its way between threads. */
export type ThreadAnswer =
  | { result: StampResult }
  | { error: Error; details: { code?: string; path?: string } };

/** A thread pays its own start (about a fifth of a second) from this many brands on. */
const brandsPerThread = 3;

/**
 * Stamps every brand, over all cores when there are many. `jobAt` makes a job when its turn has come, so that a
 * thousand of them are never in memory together. Results come in the order of the jobs.
 */
export async function stampAll(
  context: StampContext,
  count: number,
  jobAt: (index: number) => StampJob,
  done: (result: StampResult) => void,
): Promise<StampResult[]> {
  const results = new Array<StampResult>(count);
  const finish = (index: number, result: StampResult): void => {
    results[index] = result;
    done(result);
  };
  const threads = Math.min(availableParallelism(), Math.ceil(count / brandsPerThread));
  if (threads < 2) {
    const stamp = await createStamper(context);
    for (let index = 0; index < count; index += 1) finish(index, await stamp(jobAt(index)));
    return results;
  }
  let next = 0;
  const nextJob = () => (next < count ? next++ : null);
  const runs = Array.from({ length: threads }, () =>
    runThread(context, nextJob, jobAt, finish).catch((error: unknown) => {
      // No thread begins anything more, and none is writing any more when this function has thrown.
      next = count;
      throw error;
    }),
  );
  const failed = (await Promise.allSettled(runs)).find((run) => run.status === 'rejected');
  if (failed) throw failed.reason;
  return results;
}

function runThread(
  context: StampContext,
  nextJob: () => number | null,
  jobAt: (index: number) => StampJob,
  finish: (index: number, result: StampResult) => void,
): Promise<void> {
  const worker = new Worker(new URL('./stampThread.ts', import.meta.url), { workerData: context });
  return new Promise<void>((resolve, reject) => {
    let current: number | null = null;
    const advance = (): void => {
      current = nextJob();
      if (current === null) resolve();
      else worker.postMessage(jobAt(current));
    };
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`A stamping thread ended with code ${code}`)));
    worker.on('message', (answer: ThreadAnswer) => {
      if ('error' in answer) return reject(Object.assign(answer.error, answer.details));
      if (current !== null) finish(current, answer.result);
      advance();
    });
    advance();
  }).finally(() => worker.terminate());
}
