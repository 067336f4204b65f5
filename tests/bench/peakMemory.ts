import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

// Imported by a measured script: writes the peak memory of its process in bytes.
const file = process.env.BANDEIRA_PEAK_MEMORY_FILE;
if (file && isMainThread) {
  process.on('exit', () => writeFileSync(file, String(process.resourceUsage().maxRSS * 1024)));
}
