import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { floorTypes, librariesOf } from '../browsers/floorTypes.ts';
import { packageScript, projectRoot, runTool, type ToolRun } from './runTool.ts';

const libraryRoots = ['esnext', 'dom', 'dom.iterable', 'dom.asynciterable'];

function libraryDir(): string {
  const typescript = createRequire(packageScript('typescript/package.json'));
  const platform = `@typescript/typescript-${process.platform}-${process.arch}/package.json`;
  return join(dirname(typescript.resolve(platform)), 'lib');
}

/** Checks types against a platform in which everything newer than the browser floor may be missing. */
export async function checkPlatformFeatures(sources = join(projectRoot, 'src')): Promise<ToolRun> {
  const from = libraryDir();
  const cache = join(projectRoot, 'node_modules/.cache/bandeira');
  await mkdir(cache, { recursive: true });
  const dir = await mkdtemp(join(cache, 'browser-floor-'));
  const libraries = new Set<string>();
  for (const name of libraryRoots) librariesOf(name, from, libraries);
  const files: string[] = [];
  for (const name of libraries) {
    const file = `lib.${name}.d.ts`;
    files.push(file);
    await writeFile(join(dir, file), floorTypes(await readFile(join(from, file), 'utf8')));
  }
  const { lib: _replaced, ...options } = JSON.parse(
    await readFile(join(projectRoot, 'tsconfig.json'), 'utf8'),
  ).compilerOptions;
  const config = {
    compilerOptions: { ...options, noLib: true, types: [join(projectRoot, 'node_modules/vite/client')] },
    files,
    include: [sources],
    exclude: [`${sources}/**/*.test.ts`, `${sources}/**/*.test.tsx`],
  };
  await writeFile(join(dir, 'tsconfig.json'), JSON.stringify(config));
  const run = await runTool(process.execPath, [packageScript('typescript/bin/tsc'), '-p', dir], {
    quiet: true,
  });
  await rm(dir, { recursive: true, force: true });
  if (run.code === 0) return run;
  const reason = 'Newer than the browser floor (browserslist in package.json): guard it or do without it.';
  return { ...run, output: `${reason}\n${run.output}` };
}
