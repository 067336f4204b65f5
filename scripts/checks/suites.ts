import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import * as v from 'valibot';
import { packageScript, projectRoot, runTool, type SuiteResult } from './runTool.ts';

const VitestTest = v.object({
  fullName: v.string(),
  status: v.string(),
  // Of every attempt; a test that passes at the second keeps those of the first.
  failureMessages: v.nullish(v.array(v.string()), []),
  // `notRun`: sentences of a test about checks that it cannot make.
  meta: v.nullish(v.object({ notRun: v.optional(v.array(v.string()), []) })),
});
type VitestTest = v.InferOutput<typeof VitestTest>;

const VitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  numTodoTests: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.optional(v.string(), ''),
      assertionResults: v.array(VitestTest),
    }),
  ),
});

interface PlaywrightSuite {
  specs?: PlaywrightSpec[];
  suites?: PlaywrightSuite[];
}

const PlaywrightSpec = v.object({
  title: v.string(),
  file: v.string(),
  line: v.number(),
  tests: v.array(
    v.object({
      status: v.string(),
      results: v.array(v.object({ error: v.optional(v.object({ message: v.optional(v.string()) })) })),
    }),
  ),
});
type PlaywrightSpec = v.InferOutput<typeof PlaywrightSpec>;

const PlaywrightSuite: v.GenericSchema<PlaywrightSuite> = v.object({
  specs: v.optional(v.array(PlaywrightSpec)),
  suites: v.optional(v.array(v.lazy(() => PlaywrightSuite))),
});

const PlaywrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
  suites: v.array(PlaywrightSuite),
});

async function readReport<TSchema extends v.GenericSchema>(
  schema: TSchema,
  file: string,
): Promise<v.InferOutput<TSchema> | null> {
  try {
    return v.parse(schema, JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return null;
  }
}

// A run that failed without a failed test (a crash, a file that does not load) still counts as one.
function judged(suite: string, passed: number, failures: string[], code: number): SuiteResult {
  if (failures.length > 0 || code === 0) return { passed, failures };
  return { passed, failures: [`${suite} ended with exit code ${code} and named no failed test`] };
}

// The error without terminal colors, short enough for a list of several.
function cause(message: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with one.
  const plain = message.replace(/\u001b\[[0-9;]*m/g, '');
  return plain
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 12)
    .map((line) => `    ${line}`)
    .join('\n');
}

// A test that passes at its second attempt is named, because it may hide a defect.
function reportSecondTries(tests: readonly string[]): void {
  if (tests.length > 0) process.stdout.write(`Passed only when tried again:\n${tests.join('\n')}\n`);
}

/** Runs a project of `vitest.config.ts` without the `excluded` files; skipped tests count as failed. */
export async function runVitest(suite: string, excluded: readonly string[] = []): Promise<SuiteResult> {
  const file = join(projectRoot, 'test-results', `${suite}.json`);
  const { code } = await runTool(process.execPath, [
    packageScript('vitest/vitest.mjs'),
    'run',
    '--project',
    suite,
    ...excluded.flatMap((file) => ['--exclude', file]),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const report = await readReport(VitestReport, file);
  if (!report) return judged(suite, 0, [], code || 1);
  const secondTries: string[] = [];
  const failures = report.testResults.flatMap((testFile) => {
    const name = relative(projectRoot, testFile.name);
    const describe = (test: VitestTest) =>
      `${name} › ${test.fullName} (${test.status})\n${cause(test.failureMessages?.[0] ?? '')}`;
    const passed = testFile.assertionResults.filter(({ status }) => status === 'passed');
    secondTries.push(...passed.filter((test) => test.failureMessages?.length).map(describe));
    const tests = testFile.assertionResults.filter(({ status }) => status !== 'passed').map(describe);
    const loaded = tests.length > 0 || testFile.status === 'passed';
    return loaded ? tests : [`${name}\n${cause(testFile.message)}`];
  });
  reportSecondTries(secondTries);
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const notRun = tests.flatMap(({ meta }) => meta?.notRun ?? []);
  return { ...judged(suite, report.numPassedTests, failures, code), notRun };
}

function specsOf(suite: PlaywrightSuite): PlaywrightSpec[] {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
}

// A test and the errors of its attempts on one line.
function playwrightFailure(suite: string, { file, line, title, tests }: PlaywrightSpec): string {
  const messages = tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []));
  return [`tests/${suite}/${file}:${line} › ${title}`, ...messages.map(cause)].join('\n');
}

/** Runs the directory `suite` of `tests` with its own configuration. */
export async function runPlaywright(suite: string): Promise<SuiteResult> {
  const file = join(projectRoot, 'test-results', `${suite}.json`);
  const { code } = await runTool(
    process.execPath,
    [packageScript('@playwright/test/cli.js'), 'test', '--config', `tests/${suite}/playwright.config.ts`],
    { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } },
  );
  const report = await readReport(PlaywrightReport, file);
  if (!report) return judged(suite, 0, [], code || 1);
  const specs = report.suites.flatMap(specsOf);
  const describe = (spec: PlaywrightSpec) => playwrightFailure(suite, spec);
  const ended = (...statuses: string[]) =>
    specs.filter(({ tests }) => tests.some(({ status }) => statuses.includes(status)));
  reportSecondTries(ended('flaky').map(describe));
  const failures = ended('unexpected', 'skipped').map(describe);
  return judged(suite, report.stats.expected + report.stats.flaky, failures, code);
}
