import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/** Imported ahead of a script that is measured: leaves the most memory its process ever held, in bytes. */
const file = process.env.BANDEIRA_PEAK_MEMORY_FILE;
if (file && isMainThread) {
  process.on('exit', () => writeFileSync(file, String(process.resourceUsage().maxRSS * 1024)));
}
