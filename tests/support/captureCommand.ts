import { vi } from 'vitest';

export interface CommandRun {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** Runs a command line in this process, because starting another costs a second of processor time. */
export async function captureCommand(
  args: readonly string[],
  run: () => Promise<unknown>,
): Promise<CommandRun> {
  const { argv } = process;
  const listeners = process.stdout.listeners('error');
  const output = { stdout: '', stderr: '' };
  const spies = (['stdout', 'stderr'] as const).map((name) =>
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      output[name] += String(text);
      return true;
    }),
  );
  process.argv = [process.execPath, 'command.ts', ...args];
  process.exitCode = undefined;
  try {
    await run();
    return { status: Number(process.exitCode ?? 0), ...output };
  } finally {
    for (const spy of spies) spy.mockRestore();
    const added = process.stdout.listeners('error').filter((listener) => !listeners.includes(listener));
    for (const listener of added) process.stdout.off('error', listener as () => void);
    process.argv = argv;
    process.exitCode = undefined;
  }
}
