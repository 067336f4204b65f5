import { glob } from 'node:fs/promises';
import { dirname } from 'node:path';
import { projectRoot, type ToolRun } from './runTool.ts';

const mostFiles = 25;
const areas = ['sandbox', 'scripts', 'src', 'studio', 'tests'];

/** Reports directories with too many source files directly in them; tests do not count. */
export async function checkDirectorySizes(root = projectRoot): Promise<ToolRun> {
  const counts = new Map<string, number>();
  for (const area of areas) {
    for await (const file of glob(`${area}/**/*.{js,ts,tsx}`, { cwd: root })) {
      if (/\.(?:test|spec)\.tsx?$/.test(file)) continue;
      const dir = dirname(file);
      counts.set(dir, (counts.get(dir) ?? 0) + 1);
    }
  }
  const found = [...counts]
    .filter(([, count]) => count > mostFiles)
    .map(([dir, count]) => `${dir}: ${count} source files, at most ${mostFiles}: group them by subject`);
  return { code: found.length > 0 ? 1 : 0, output: found.sort().join('\n') };
}
