import { join } from 'node:path';
import { loadBrands } from '../brands/loadBrands.ts';
import type { Problem } from '../brands/problem.ts';
import type { ResolvedBrand } from '../brands/resolvedBrand.ts';
import { UsageError } from '../cli/cliErrors.ts';
import type { ExitCode } from '../cli/command.ts';
import { printProblems } from '../cli/printProblems.ts';
import { type BuildOutcome, buildArtifacts, CheckFailure } from './buildArtifacts.ts';
import { buildReport } from './buildReport.ts';
import { BuildInputError, buildCommit, buildTimestamp } from './buildTime.ts';
import { chooseBrands, type Shard } from './chooseBrands.ts';
import { refusedOutput } from './output/refusedOutput.ts';
import { toUserMessage } from './output/toUserMessage.ts';
import { moveToOrigin, previewEnv } from './previewOrigin.ts';
import { verifyBrands } from './verify/loadVerifiedBrands.ts';

export interface BuildCommand {
  root: string;
  configFile: string;
  env: string;
  outDir: string;
  brands?: readonly string[];
  shard?: Shard;
  // Fetches the operators' content for the pages.
  content: boolean;
  // Stamps a preview for this origin, closed to search engines.
  origin?: string;
  json: boolean;
}

interface Result {
  exitCode: ExitCode;
  problems: Problem[];
  warnings: Problem[];
  failures: string[];
  outcome: BuildOutcome | null;
}

const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

/** Runs `npm run build`, which checks everything before it writes anything, and returns the exit code. */
export async function runBuild(command: BuildCommand): Promise<ExitCode> {
  const startedAt = performance.now();
  const result = await attempt(command);
  printProblems(result.problems, result.warnings);
  for (const failure of result.failures) say(failure);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const { outcome } = result;
  if (outcome) say(`Built ${counted(outcome.stamped.length)} in ${command.outDir} in ${seconds} s.`);
  else say('Nothing was written.');
  if (command.json) process.stdout.write(`${JSON.stringify(buildReport(command, result), null, 1)}\n`);
  return result.exitCode;
}

const counted = (count: number): string => (count === 1 ? '1 artifact' : `${count} artifacts`);

async function attempt(command: BuildCommand): Promise<Result> {
  const { root, configFile, env, outDir } = command;
  const nothing = { problems: [], warnings: [], failures: [], outcome: null };
  const refusal = refusedOutput(outDir, { root, configFile });
  if (refusal !== undefined) return { ...nothing, exitCode: 2, failures: [refusal] };
  try {
    const options = { configFile, env, projectRoot: root, processEnv: process.env };
    const loaded = await loadBrands(options);
    const isSound = loaded.problems.length === 0;
    // A misspelled --brand is reported before the app is compiled.
    const chosen = isSound ? chooseBrands(loaded.brands, command.brands, command.shard) : [];
    const { problems, warnings, leakSearch, ...verified } = await verifyBrands(loaded, {
      ...options,
      log: say,
    });
    if (problems.length > 0) return { ...nothing, exitCode: 1, problems, warnings };
    const { origin } = command;
    const brands = origin ? moveToOrigin(verified.brands, chosen, origin) : verified.brands;
    const outcome = await buildArtifacts({
      root,
      brands,
      leakSearch,
      chosen,
      env: origin ? previewEnv : env,
      outDir,
      timestamp: buildTimestamp(root, process.env, say),
      commit: buildCommit(root, process.env),
      standardBrand: await standardBrandFor(brands, command),
      warningsOf: (id) => warnings.filter(({ brand }) => brand === id).map(({ message }) => message),
      content: command.content ? { warn: (line) => say(`warning: ${line}`) } : undefined,
      log: say,
    });
    const shown = warnings.filter(({ brand }) => brand === null || chosen.includes(brand));
    return { ...nothing, exitCode: 0, warnings: shown, outcome };
  } catch (error) {
    if (error instanceof UsageError) return { ...nothing, exitCode: 2, failures: [error.message] };
    if (error instanceof CheckFailure) return { ...nothing, exitCode: 1, failures: error.failures };
    if (error instanceof BuildInputError) return { ...nothing, exitCode: 1, failures: [error.message] };
    return { ...nothing, exitCode: 1, failures: [toUserMessage(error)] };
  }
}

function standardBrandFor(brands: readonly ResolvedBrand[], { root }: BuildCommand) {
  return brands.some((brand) => brand.settings.id === 'default') ? null : standardBrand(root);
}

// Only its appearance is used, which is equal in every environment. The other configuration's environments need not
// exist here.
/** Loads the product's own brand, whose error pages serve unclaimed API hosts of a configuration without `default`. */
async function standardBrand(root: string): Promise<ResolvedBrand | null> {
  const configFile = join(root, 'brands.config.json');
  const env = 'production';
  const { brands } = await loadBrands({ configFile, env, projectRoot: root, processEnv: process.env });
  return brands.find((brand) => brand.settings.id === 'default') ?? null;
}
