import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';
import type { LeakDetector } from '../verify/leaks/LeakDetector.ts';
import type { BrandIdentity } from '../verify/leaks/needles.ts';
import { createStamper, type StampContext, type StampJob, type StampResult } from './stampJob.ts';

// The data with which each worker starts, as a copy.
export interface StampWorkerData {
  context: StampContext;
  // Of all brands, whose values must not leak.
  identities: readonly BrandIdentity[];
}

// A worker repays its own start, about a fifth of a second, from this many brands on.
const brandsPerWorker = 3;

// Without limits a worker's garbage grows to gigabytes.
const resourceLimits = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 48 };

// Puts brands that may share page templates next to each other.
function byShape(jobs: readonly StampJob[]): StampJob[] {
  const shapeOf = ({ brand: { settings } }: StampJob): string =>
    JSON.stringify([settings.layout, settings.features, settings.routes]);
  const keyed = jobs.map((job) => ({ job, shape: shapeOf(job) }));
  return keyed.sort((a, b) => (a.shape < b.shape ? -1 : a.shape > b.shape ? 1 : 0)).map(({ job }) => job);
}

/** Stamps brands over all cores, and returns the results in the order of the jobs. */
export async function stampAll(
  data: StampWorkerData,
  detector: LeakDetector,
  jobs: readonly StampJob[],
  onStamped: (result: StampResult) => void,
): Promise<StampResult[]> {
  const results = new Map<string, StampResult>();
  const add = (result: StampResult): void => {
    results.set(result.brand, result);
    onStamped(result);
  };
  const workers = Math.min(availableParallelism(), Math.ceil(jobs.length / brandsPerWorker));
  if (workers < 2) {
    const stamp = await createStamper(data.context, detector);
    for (const job of byShape(jobs)) add(await stamp(job));
  } else await stampInPool(workers, data, byShape(jobs), add);
  return jobs.flatMap(({ brand }) => results.get(brand.settings.id) ?? []);
}

// When it throws, no worker is writing any more.
async function stampInPool(
  workers: number,
  workerData: StampWorkerData,
  jobs: readonly StampJob[],
  add: (result: StampResult) => void,
): Promise<void> {
  const pool = new Tinypool({
    filename: new URL('./stampWorker.ts', import.meta.url).href,
    name: 'stampInWorker',
    minThreads: workers,
    maxThreads: workers,
    isolateWorkers: false,
    // A worker that blocks between two jobs would never free what native code holds, some megabytes for each brand.
    useAtomics: false,
    resourceLimits,
    workerData,
  });
  try {
    await Promise.all(jobs.map(async (job) => add(await pool.run(job))));
  } finally {
    await pool.destroy();
  }
}
