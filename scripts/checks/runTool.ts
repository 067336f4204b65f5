import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export interface SuiteResult {
  passed: number;
  // One entry per failed check: its name, then its output.
  failures: string[];
  // A sentence for each check that could not run.
  notRun?: string[];
}

export interface ToolRun {
  code: number;
  output: string;
}

/** Runs a program in the project, killed after `timeoutMs`; `quiet` captures its output instead of showing it. */
export function runTool(
  command: string,
  args: string[],
  options: { quiet?: boolean; env?: NodeJS.ProcessEnv; timeoutMs?: number } = {},
): Promise<ToolRun> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: projectRoot,
      timeout: options.timeoutMs,
      env: { ...process.env, NO_COLOR: options.quiet ? '1' : process.env.NO_COLOR, ...options.env },
      stdio: ['ignore', options.quiet ? 'pipe' : 'inherit', options.quiet ? 'pipe' : 'inherit'],
    });
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk;
    });
    child.stderr?.on('data', (chunk: Buffer) => {
      output += chunk;
    });
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Returns the script behind a package's command, to run with the same Node. */
export function packageScript(path: string): string {
  return join(projectRoot, 'node_modules', path);
}
