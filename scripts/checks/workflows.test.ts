import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkWorkflows } from './workflows.ts';

function projectWith(step: string): string {
  const root = mkdtempSync(join(tmpdir(), 'bandeira-workflows-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, '.github/workflows'), { recursive: true });
  const job = `jobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - ${step}\n`;
  writeFileSync(join(root, '.github/workflows/ci.yml'), `on: push\n${job}`);
  return root;
}

test('accepts the workflows of this project', async () => {
  expect(await checkWorkflows()).toEqual({ code: 0, output: '' });
});

test.each([
  [`run: echo \${{ matrix.brand }}`, '5:21: property "brand" is not defined'],
  ['uses: actions/checkout@v5', '5: an action without the digest of its commit'],
])('refuses %s with its place', async (step, reason) => {
  const { code, output } = await checkWorkflows(projectWith(step));
  expect({ code, output }).toEqual({
    code: 1,
    output: expect.stringContaining(`.github/workflows/ci.yml:`),
  });
  expect(output).toContain(reason.slice(reason.indexOf(' ') + 1));
});
