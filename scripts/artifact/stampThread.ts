import { parentPort, workerData } from 'node:worker_threads';
import type { ThreadAnswer } from './stampAll.ts';
import { createStamper, type StampJob } from './stampJob.ts';

if (!parentPort) throw new Error('stampThread runs as a worker thread');
const port = parentPort;
const stamp = createStamper(workerData);

function detailsOf(error: unknown): { code?: string; path?: string } {
  if (!(error instanceof Error)) return {};
  return {
    ...('code' in error ? { code: String(error.code) } : {}),
    ...('path' in error ? { path: String(error.path) } : {}),
  };
}

port.on('message', async (job: StampJob) => {
  let answer: ThreadAnswer;
  try {
    answer = { result: await (await stamp)(job) };
  } catch (error) {
    answer = { error: error instanceof Error ? error : new Error(String(error)), details: detailsOf(error) };
  }
  port.postMessage(answer);
});
