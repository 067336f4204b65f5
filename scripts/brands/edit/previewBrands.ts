import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { removeDir } from '../../build/output/workDir.ts';
import { loadVerifiedBrands, type VerifiedBrands } from '../../build/verify/loadVerifiedBrands.ts';
import { readConfig } from '../config/readConfig.ts';
import type { LoadBrandsOptions } from '../loadBrands.ts';
import type { Problem } from '../problem.ts';
import { type PackageFiles, writePackage } from './packageFiles.ts';

export interface Preview {
  // Text of the configuration.
  config: string;
  // Directory of the changed package, relative to the configuration, and its files.
  dir: string;
  files: PackageFiles;
}

const isOutside = (dir: string, path: string): boolean => relative(dir, path).startsWith('..');

// The directories of all packages, each once; relative to the configuration.
function themeDirs(configFile: string): string[] {
  const themes = readConfig(configFile).entries.flatMap(({ value }) =>
    typeof value.theme === 'string' && isOutside('brands', value.theme) ? [value.theme] : [],
  );
  return [...new Set(['brands', ...themes])].filter((theme) => !isOutside('', theme));
}

// The handlers end the process as the signal would have done, without a directory left behind.
function removeOnSignal(dir: string): () => void {
  const end = (): void => {
    removeDir(dir);
    process.exit(130);
  };
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
  return () => {
    process.off('SIGINT', end);
    process.off('SIGTERM', end);
  };
}

type PreviewOptions = LoadBrandsOptions & { log?: (line: string) => void };

/** Loads and checks the brands with a change that is not written, from a copy of the configuration and its packages. */
export async function previewBrands(
  { configFile, ...options }: PreviewOptions,
  { config, dir, files }: Preview,
): Promise<VerifiedBrands> {
  const from = dirname(configFile);
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'bandeira-preview-')));
  const release = removeOnSignal(copy);
  const atSource = (file: string): string => (file.startsWith(copy) ? from + file.slice(copy.length) : file);
  const withSource = (problem: Problem): Problem => ({
    ...problem,
    file: atSource(problem.file),
    fix: problem.fix && { ...problem.fix, file: atSource(problem.fix.file) },
  });
  try {
    for (const theme of themeDirs(configFile))
      if (existsSync(join(from, theme)))
        // A link within the packages stays in the copy, where a write cannot reach the original.
        cpSync(join(from, theme), join(copy, theme), { recursive: true, verbatimSymlinks: true });
    for (const name of readdirSync(from))
      if (name === '.env' || name.startsWith('.env.')) symlinkSync(join(from, name), join(copy, name));
    const target = join(copy, basename(configFile));
    writeFileSync(target, config);
    mkdirSync(join(copy, dir), { recursive: true });
    writePackage(join(copy, dir), files);
    const loaded = await loadVerifiedBrands({ ...options, configFile: target });
    return {
      ...loaded,
      brands: loaded.brands.map((brand) => ({ ...brand, themeDir: atSource(brand.themeDir) })),
      problems: loaded.problems.map(withSource),
      warnings: loaded.warnings.map(withSource),
    };
  } finally {
    release();
    removeDir(copy);
  }
}

/** Checks a change before it is written. */
export async function checkPreview(options: PreviewOptions, preview: Preview): Promise<Problem[]> {
  return (await previewBrands(options, preview)).problems;
}
