import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newerStyles } from '../browsers/newerStyles.ts';
import { projectRoot, type ToolRun } from './runTool.ts';

// Progressive features are exempt.
export async function checkPlatformStyles(): Promise<ToolRun> {
  const found: string[] = [];
  for await (const file of glob('src/**/*.{ts,tsx}', { cwd: projectRoot })) {
    if (/\.test\.tsx?$/.test(file)) continue;
    const lines = (await readFile(join(projectRoot, file), 'utf8')).split('\n');
    lines.forEach((line, index) => {
      for (const feature of newerStyles(line)) found.push(`${file}:${index + 1}  ${feature}`);
    });
  }
  return { code: found.length > 0 ? 1 : 0, output: found.join('\n') };
}
