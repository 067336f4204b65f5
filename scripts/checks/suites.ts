import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageScript, projectRoot, runTool, type SuiteResult } from './runTool.ts';

async function readReport(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return null;
  }
}

function count(report: unknown, ...path: string[]): number {
  let value = report;
  for (const key of path) {
    value =
      typeof value === 'object' && value !== null
        ? Object.entries(value).find(([name]) => name === key)?.[1]
        : null;
  }
  return typeof value === 'number' ? value : 0;
}

/** A run that ended badly without naming a failed test (a crash, a file that does not load) still counts as one. */
function judged(passed: number, failed: number, code: number): SuiteResult {
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed };
}

/** `project` is a name in `vitest.config.ts`. Skipped tests count as failed: nothing is skipped here. */
export async function runVitest(project: string): Promise<SuiteResult> {
  const file = join(projectRoot, 'test-results', `${project}.json`);
  const { code } = await runTool(process.execPath, [
    packageScript('vitest/vitest.mjs'),
    'run',
    '--project',
    project,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const report = await readReport(file);
  const skipped = count(report, 'numPendingTests') + count(report, 'numTodoTests');
  return judged(count(report, 'numPassedTests'), count(report, 'numFailedTests') + skipped, code);
}

export async function runPlaywright(): Promise<SuiteResult> {
  const file = join(projectRoot, 'test-results', 'e2e.json');
  const { code } = await runTool(
    process.execPath,
    [packageScript('@playwright/test/cli.js'), 'test', '--config', 'tests/e2e/playwright.config.ts'],
    { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } },
  );
  const report = await readReport(file);
  const failed = count(report, 'stats', 'unexpected') + count(report, 'stats', 'skipped');
  const flaky = count(report, 'stats', 'flaky');
  if (flaky > 0) process.stdout.write(`${flaky} passed only when tried again: see test-results/e2e.json\n`);
  return judged(count(report, 'stats', 'expected') + flaky, failed, code);
}
