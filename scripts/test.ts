import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Command } from 'commander';
import { didYouMean } from './brands/nearestWord.ts';
import { compile } from './build/compile/compile.ts';
import { browsersHere, findOrInstallBrowser, MissingProgram } from './checks/browser.ts';
import { findOrInstallCaddy } from './checks/caddy.ts';
import { type InstallPackages, installDebianPackages } from './checks/debian.ts';
import { lint } from './checks/lint.ts';
import { findOrInstallNginx } from './checks/nginx.ts';
import { findOrInstallOtherBrowsers } from './checks/otherBrowsers.ts';
import { findOrInstallPostgres } from './checks/postgres.ts';
import { projectRoot, type SuiteResult } from './checks/runTool.ts';
import { runPlaywright, runVitest } from './checks/suites.ts';
import { testsThatNeed } from './checks/testsThatNeed.ts';

// Sentences about checks that this run leaves out.
const notRun: string[] = [];
// Variables of programs that are missing and may not be installed.
const missing: string[] = [];

const suites: Record<string, () => Promise<SuiteResult>> = {
  rules: lint,
  unit: () => runVitest('unit'),
  component: async () => (hasBrowser() ? runVitest('component') : nothing),
  node: runNodeTests,
  build: () => runVitest('build', testsThatNeed(missing)),
  e2e: async () => (hasBrowser() ? runPlaywright('e2e') : nothing),
  browsers: runWalks,
};

const nothing: SuiteResult = { passed: 0, failures: [] };
const hasBrowser = () => !missing.includes('BANDEIRA_BROWSER');

// Compiles the app first, because two test files would find it missing and compile it at once.
async function runNodeTests(): Promise<SuiteResult> {
  await compile(projectRoot, (line) => process.stdout.write(`${line}\n`));
  return runVitest('node', testsThatNeed(missing));
}

// The short walk in other engines that this machine has or can install.
async function runWalks(): Promise<SuiteResult> {
  const others = await findOrInstallOtherBrowsers(installPackages);
  notRun.push(...others.missing);
  for (const { variable, value } of others.found) process.env[variable] = value;
  return others.found.some(({ value }) => value) ? runPlaywright('browsers') : nothing;
}

const program = new Command('npm test --')
  .description('Runs every check and closes with the number of passed and failed ones.')
  .argument('[suites...]', `any of: ${Object.keys(suites).join(', ')} (all when none is named)`)
  .option('--no-install', 'install no missing program; leave out what needs one, and say so')
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2))
  .parse();

const mayInstall: boolean = program.opts().install;
const installPackages: InstallPackages = mayInstall ? installDebianPackages : async () => false;
const chosen = program.args.length > 0 ? program.args : Object.keys(suites);
const known = Object.keys(suites);
const unknown = chosen.find((name) => !known.includes(name));
if (unknown !== undefined) {
  const hint = didYouMean(unknown, known);
  process.stderr.write(`There is no suite "${unknown}"; there are: ${known.join(', ')}.${hint}\n`);
  process.exit(2);
}

const results = join(projectRoot, 'test-results');
await rm(results, { recursive: true, force: true });
// Sequential, because package managers lock.
for (const find of [
  () => findOrInstallBrowser(browsersHere(mayInstall)),
  () => findOrInstallPostgres(installPackages),
  () => findOrInstallNginx(installPackages),
  () => findOrInstallCaddy(installPackages),
]) {
  try {
    const { variable, value } = await find();
    process.env[variable] = value;
  } catch (error) {
    if (!(error instanceof MissingProgram)) throw error;
    if (mayInstall) {
      process.stderr.write(`${error.message}\n`);
      process.exit(1);
    }
    missing.push(error.variable);
    notRun.push(`${error.message} What needs it was not run.`);
  }
}

let passed = 0;
const failures: string[] = [];
for (const name of chosen) {
  const suite = suites[name];
  if (!suite) continue;
  const startedAt = Date.now();
  process.stdout.write(`\n── ${name} ${'─'.repeat(60 - name.length)}\n`);
  const result = await suite();
  passed += result.passed;
  failures.push(...result.failures);
  notRun.push(...(result.notRun ?? []));
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  process.stdout.write(
    `${name}: ${result.passed} passed, ${result.failures.length} failed in ${seconds} s\n`,
  );
}
// Repeated at the end of a long log.
for (const failure of failures) process.stdout.write(`\n✗ ${failure}\n`);
for (const sentence of notRun) process.stdout.write(`\n${sentence}\n`);
process.stdout.write(`\n${passed} passed, ${failures.length} failed\n`);
process.exit(failures.length > 0 || passed === 0 ? 1 : 0);
