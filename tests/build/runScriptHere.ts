import { vi } from 'vitest';
import { captureCommand } from '../support/captureCommand.ts';
import type { ScriptRun } from './runScript.ts';

let runsHere = 0;

/** Runs `scripts/<name>.ts` in this process; one test of each script needs a process of its own. */
export async function runScriptHere(
  name: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<ScriptRun> {
  for (const [key, value] of Object.entries(env)) vi.stubEnv(key, value);
  runsHere += 1;
  // Only a new URL evaluates the module again, and it reads its arguments then.
  const url = `../../scripts/${name}.ts?run=${runsHere}`;
  try {
    const { status, ...output } = await captureCommand(args, () => import(/* @vite-ignore */ url));
    return { code: status, ...output };
  } finally {
    vi.unstubAllEnvs();
  }
}
