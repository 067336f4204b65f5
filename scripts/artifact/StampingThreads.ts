import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { LeakDetector } from './leaks/LeakDetector.ts';
import type { BrandIdentity } from './leaks/needles.ts';
import { createStamper, type StampContext, type StampJob, type StampResult } from './stampJob.ts';
import { removeFolder } from './workFolder.ts';

export type ThreadOrder =
  | { identities: readonly BrandIdentity[] }
  | { context: StampContext }
  | { job: StampJob }
  | { remove: string[] };

/** `code` and `path` of a system error are lost on its way between threads. */
export type ThreadAnswer =
  | { result: StampResult }
  | { removed: true }
  | { error: Error; details: { code?: string; path?: string } };

export interface StampWork {
  count: number;
  /** Makes a job when its turn has come, so that a thousand of them are never in memory together. */
  jobAt(index: number): StampJob;
  /** Brands of the same shape have pages that differ in words alone. */
  shapeOf(index: number): string;
  done(result: StampResult): void;
}

/** A thread pays its own start (about a fifth of a second) from this many brands on. */
const brandsPerThread = 3;

/** A thread that has finished a job finds the next one there already. */
const jobsAhead = 2;

/** Room for the page templates of many shapes; without limits a thread lets garbage pile up to gigabytes. */
const resourceLimits = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 48 };

/** Stamps brands over all cores. Threads may be started before their work is known. */
export class StampingThreads {
  #workers: Worker[] = [];
  #failure: Error | undefined;
  #identities: readonly BrandIdentity[] = [];

  /** Begins with the threads that this many brands are worth. */
  start(brands: number): void {
    const wanted = Math.min(availableParallelism(), Math.ceil(brands / brandsPerThread));
    if (wanted < 2) return;
    while (this.#workers.length < wanted) {
      const worker = new Worker(new URL('./stampThread.ts', import.meta.url), { resourceLimits });
      // Nobody may be waiting for it yet.
      worker.on('error', (error: Error) => {
        this.#failure ??= error;
      });
      this.#workers.push(worker);
      if (this.#identities.length > 0) tell(worker, this.#identities);
    }
  }

  /** Tells whose values must not leak, so that threads which have been started get ready to look for them. */
  know(identities: readonly BrandIdentity[]): void {
    this.#identities = identities;
    for (const worker of this.#workers) tell(worker, identities);
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
    this.#workers = [];
  }

  /** Removes folders with all that is in them; a thousand replaced artifacts are several hundred thousand files. */
  async remove(folders: readonly string[]): Promise<void> {
    if (this.#workers.length === 0) return folders.forEach(removeFolder);
    const removals = this.#workers.map((worker, thread, { length }) => {
      const order: ThreadOrder = { remove: folders.filter((_, place) => place % length === thread) };
      return new Promise<void>((resolve, reject) => {
        worker.once('error', reject);
        worker.once('message', (answer: ThreadAnswer) =>
          'error' in answer ? reject(Object.assign(answer.error, answer.details)) : resolve(),
        );
        worker.postMessage(order);
      });
    });
    await Promise.all(removals);
  }

  /** Results come in the order of the jobs. Threads have detectors of their own. */
  async stampAll(context: StampContext, detector: LeakDetector, work: StampWork): Promise<StampResult[]> {
    const { count, jobAt, done } = work;
    const results = new Array<StampResult>(count);
    const finish = (index: number, result: StampResult): void => {
      results[index] = result;
      done(result);
    };
    this.start(count);
    if (this.#failure) throw this.#failure;
    if (this.#workers.length === 0) {
      const stamp = await createStamper(context, detector);
      for (let index = 0; index < count; index += 1) finish(index, await stamp(jobAt(index)));
      return results;
    }
    const queue = new ShapeQueue(work, this.#workers.length);
    const runs = this.#workers.map((worker, thread) =>
      runThread(worker, context, jobAt, () => queue.next(thread), finish).catch((error: unknown) => {
        // No thread begins anything more, and none is writing any more when this function has thrown.
        queue.clear();
        throw error;
      }),
    );
    const failed = (await Promise.allSettled(runs)).find((run) => run.status === 'rejected');
    if (failed) throw failed.reason;
    return results;
  }
}

function tell(worker: Worker, identities: readonly BrandIdentity[]): void {
  worker.postMessage({ identities } satisfies ThreadOrder);
}

/** Hands out jobs so that each thread sees few shapes: what it learns of one serves all brands that have it. */
class ShapeQueue {
  #waiting: (number | null)[];
  readonly #threads: number;

  constructor({ count, shapeOf }: StampWork, threads: number) {
    const shapes = Array.from({ length: count }, (_, index) => shapeOf(index));
    const shape = (index: number): string => shapes[index] ?? '';
    this.#waiting = shapes
      .map((_, index) => index)
      .sort((a, b) => (shape(a) < shape(b) ? -1 : shape(a) > shape(b) ? 1 : a - b));
    this.#threads = threads;
  }

  /** The next job from the thread's own part on; when all of that is done, what is left of the others'. */
  next(thread: number): number | null {
    const { length } = this.#waiting;
    const start = Math.floor((thread * length) / this.#threads);
    for (let step = 0; step < length; step += 1) {
      const place = (start + step) % length;
      const index = this.#waiting[place] ?? null;
      if (index === null) continue;
      this.#waiting[place] = null;
      return index;
    }
    return null;
  }

  clear(): void {
    this.#waiting = [];
  }
}

function runThread(
  worker: Worker,
  context: StampContext,
  jobAt: (index: number) => StampJob,
  next: () => number | null,
  finish: (index: number, result: StampResult) => void,
): Promise<void> {
  const give = (order: ThreadOrder): void => worker.postMessage(order);
  return new Promise<void>((resolve, reject) => {
    /** Given to the thread and not yet answered, in this order. */
    const current: number[] = [];
    const advance = (): void => {
      const index = next();
      if (index !== null) {
        current.push(index);
        give({ job: jobAt(index) });
      } else if (current.length === 0) resolve();
    };
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`A stamping thread ended with code ${code}`)));
    worker.on('message', (answer: ThreadAnswer) => {
      if ('error' in answer) return reject(Object.assign(answer.error, answer.details));
      const index = current.shift();
      if (index !== undefined && 'result' in answer) finish(index, answer.result);
      advance();
    });
    give({ context });
    for (let job = 0; job < jobsAhead; job += 1) advance();
  }).finally(() => worker.removeAllListeners('message'));
}
