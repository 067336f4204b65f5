import { Command, CommanderError } from 'commander';
import { UsageError } from './usageError.ts';

/** 0: done. 1: the input is wrong or a check failed. 2: the command was called in a way it cannot be. */
export type ExitCode = 0 | 1 | 2;

/** A command with the conventions of all: errors on stderr, a hint for typos, no `process.exit` half-way. */
export function newCommand(name: string, description: string): Command {
  const command = new Command(name)
    .description(description)
    .showSuggestionAfterError()
    .showHelpAfterError('(--help shows what there is)')
    .exitOverride();
  command.configureOutput({
    outputError: (text, write) => write(`${text.trimEnd()}${optionsHint(command, text)}\n`),
  });
  return command;
}

/** Lists the options of the command that an unknown option was given to. */
function optionsHint(program: Command, error: string): string {
  if (!error.includes('unknown option')) return '';
  const called = program.commands.find((command) => process.argv.includes(command.name())) ?? program;
  const names = [...called.options.map(({ long }) => long), '--help'];
  return `\nThe options are ${names.join(', ')}.`;
}

function exitCodeOf(error: unknown): ExitCode {
  // Commander has written its message already; --help and --version end with 0.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof UsageError) {
    process.stderr.write(`${error.message}\n`);
    return 2;
  }
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  return 1;
}

/** Runs the command line. The exit code is set and not forced, so that piped output gets out whole. */
export async function runCommand(program: Command): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // `brand list | head` closes the pipe early; that is no failure.
    if (error.code !== 'EPIPE') throw error;
  });
  try {
    await program.parseAsync();
  } catch (error) {
    process.exitCode = exitCodeOf(error);
  }
}
