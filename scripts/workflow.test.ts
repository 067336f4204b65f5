import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { compileInputs } from './build/compile/compile.ts';
import { projectRoot } from './cli/projectPaths.ts';

const workflow = readFileSync(join(projectRoot, '.github/workflows/ci.yml'), 'utf8');

test('keys the cache of the compiled app by all of its inputs', () => {
  const [, key = ''] = /key: compiled-\$\{\{ hashFiles\((.*)\) \}\}/.exec(workflow) ?? [];
  const patterns = [...key.matchAll(/'([^']+)'/g)].map(([, pattern = '']) => pattern.replace(/\/\*\*$/, ''));
  expect(patterns.sort()).toEqual([...compileInputs].sort());
});

test('stamps brands from the compiled app, each into an artifact without source maps', () => {
  const stamp = workflow.slice(workflow.indexOf('\n  stamp:'));
  for (const part of [
    'fail-fast: false',
    `npm run brand -- lawful \${{ matrix.brand }}`,
    `brand: \${{ fromJson(needs.compile.outputs.brands) }}`,
    "if grep --quiet 'Compiling the app' build.log; then exit 1; fi",
    `!dist/\${{ matrix.brand }}/sourcemaps`,
  ])
    expect(stamp).toContain(part);
});

interface Step {
  id?: string;
  uses?: string;
  if?: string;
  run?: string;
}

interface Workflow {
  jobs: Record<
    string,
    {
      environment?: string;
      if?: string;
      permissions?: Record<string, string>;
      env?: Record<string, string>;
      outputs?: Record<string, string>;
      steps: Step[];
    }
  >;
}

const workflowOf = (name: string): Workflow =>
  parse(readFileSync(join(projectRoot, '.github/workflows', `${name}.yml`), 'utf8'));

const commandsOf = (steps: readonly Step[] = []) => steps.flatMap(({ run }) => run ?? []);

test('attests each artifact that main stamps, with no other right to write', () => {
  const { stamp, ...others } = workflowOf('ci').jobs;
  expect(stamp?.permissions).toEqual({ contents: 'read', 'id-token': 'write', attestations: 'write' });
  expect(stamp?.steps.some(({ uses }) => uses?.startsWith('actions/attest-build-provenance@'))).toBe(true);
  for (const { permissions } of Object.values(others)) expect(permissions).toBeUndefined();
  expect(commandsOf(others.test?.steps)).toContain('npm audit signatures');
});

test('releases what was attested: canary, approval, all visitors, smoke, and back when that fails', () => {
  const { canary, release } = workflowOf('release').jobs;
  expect([canary?.environment, release?.environment]).toEqual([
    `\${{ inputs.env }}-canary`,
    `\${{ inputs.env }}`,
  ]);
  for (const job of [canary, release]) {
    const commands = commandsOf(job?.steps);
    const verify = commands.findIndex((command) => command.startsWith('gh attestation verify'));
    expect(verify).toBeGreaterThan(0);
    expect(commands.findIndex((command) => command.includes('npm run release'))).toBeGreaterThan(verify);
  }
  expect(commandsOf(canary?.steps).join()).toContain('--canary "$CANARY"');
  const steps = release?.steps ?? [];
  const order = ['run release', 'run smoke', 'rollback', 'status --to "$TO" --url'].map((word) =>
    steps.findIndex(({ run }) => run?.includes(word)),
  );
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(steps[order[2] ?? -1]?.if).toBe("failure() && steps.release.outcome == 'success'");
  // Errors of other brands in the same directory do not fail this release.
  for (const command of commandsOf(steps).filter((text) => text.includes(' status ')))
    expect(command).toContain('--brand "$BRAND"');
  // A step that fails before the release must never roll back what runs.
  for (const { run, if: condition } of canary?.steps ?? [])
    if (run?.includes('rollback'))
      expect([run, condition]).toEqual([
        expect.stringContaining('rollback --canary'),
        expect.stringContaining("steps.canary.outcome == 'failure'"),
      ]);
});

test('compares errors before the canary or the release counts as good, where the monitoring is configured', () => {
  for (const [job, word] of [
    ['canary', '--canary "$CANARY"'],
    ['release', 'run smoke'],
  ] as const) {
    const steps = workflowOf('release').jobs[job]?.steps ?? [];
    const compare = steps.findIndex(({ run }) => run?.includes('status --to "$TO" --brand "$BRAND"'));
    expect(steps[compare]?.if).toBe("env.DD_API_KEY != ''");
    expect(compare).toBeGreaterThan(steps.findIndex(({ run }) => run?.includes(word)));
    const back = steps.findIndex(({ run, if: condition }) => run?.includes('rollback') && condition);
    expect(back).toBeGreaterThan(compare);
  }
  expect(workflowOf('release').jobs.canary?.steps.at(-1)?.if).toContain("steps.compare.outcome == 'failure'");
});

test.each(['canary', 'refuse'])(
  'keeps the first failure as the reason when no canary of %s can be ended',
  (name) => {
    const run = workflowOf('release').jobs[name]?.steps.at(-1)?.run ?? '';
    expect(run).toContain('rollback --canary');
    const { status, stdout } = spawnSync('bash', ['-ec', `npm() { return 1; }\n${run}`], {
      encoding: 'utf8',
    });
    expect({ status, stdout }).toEqual({
      status: 0,
      stdout: '::warning::No canary has ended, the log says why.\n',
    });
  },
);

test('ends a refused canary in the directory and with the command of its environment', () => {
  const { canary, refuse } = workflowOf('release').jobs;
  expect(canary?.outputs).toEqual({ to: `\${{ env.TO }}`, reload: `\${{ env.RELOAD }}` });
  expect(refuse?.environment).toBeUndefined();
  expect(refuse?.env).toEqual({
    TO: `\${{ needs.canary.outputs.to }}`,
    RELOAD: `\${{ needs.canary.outputs.reload }}`,
  });
});

test('stamps the affected brands of a pull request for its addresses, and writes a comment', () => {
  const commands = commandsOf(workflowOf('preview').jobs.preview?.steps).join('\n');
  for (const part of [
    'affected --since "$SINCE"',
    '--origin "$ORIGIN"',
    'brand -- sheet --against',
    'previews/comment.md',
  ])
    expect(commands).toContain(part);
});
