import { join } from 'node:path';
import type { Problem } from '../brands/problem.ts';
import type { BuildOutcome } from './buildArtifacts.ts';

export interface ReportedResult {
  exitCode: number;
  problems: Problem[];
  warnings: Problem[];
  failures: string[];
  outcome: BuildOutcome | null;
}

// What `--json` prints.
export function buildReport(
  { env, outDir, configFile }: { env: string; outDir: string; configFile: string },
  { exitCode, problems, warnings, failures, outcome }: ReportedResult,
) {
  return {
    ok: exitCode === 0,
    exitCode,
    env,
    config: configFile,
    out: outDir,
    compiled: outcome?.compiled ?? null,
    brands: (outcome?.stamped ?? []).map(({ brand, build, files, bytes, pages, stampedMs }) => ({
      id: brand,
      build,
      dir: join(outDir, brand),
      files,
      bytes,
      pages,
      stampedMs,
    })),
    problems,
    failures,
    warnings,
  };
}
