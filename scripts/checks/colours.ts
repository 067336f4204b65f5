import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from './runTool.ts';

const rawColour =
  /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b(?![\w-])|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\(/gi;

/** Refuses literal colors in components, because they would be the same in every brand. */
export async function checkColours(): Promise<{ code: number; output: string }> {
  const found: string[] = [];
  for await (const file of glob('src/{app,layouts,features,ui}/**/*.{ts,tsx}', { cwd: projectRoot })) {
    if (/\.test\.tsx?$/.test(file)) continue;
    const lines = (await readFile(join(projectRoot, file), 'utf8')).split('\n');
    lines.forEach((line, index) => {
      const code = line.replace(/^\s*(?:\/\/|\*|\/\*).*$/, '');
      for (const match of code.matchAll(rawColour)) {
        found.push(`${file}:${index + 1}  ${match[0]}: use token('color.…')`);
      }
    });
  }
  return { code: found.length > 0 ? 1 : 0, output: found.join('\n') };
}
