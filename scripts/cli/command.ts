import { Command, CommanderError } from 'commander';
import { InputError, UsageError } from './cliErrors.ts';

// 0: done. 1: the input is wrong or a check failed. 2: wrong usage.
export type ExitCode = 0 | 1 | 2;

// Creates a command with the common conventions: errors on stderr, a hint for typos, no early `process.exit`.
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

// npm's own two lines precede the output of `npm run`.
export const jsonAlone = 'and nothing else there with npm run --silent';

// Lists the options of the command that received an unknown option.
function optionsHint(program: Command, error: string): string {
  if (!error.includes('unknown option')) return '';
  const called = program.commands.find((command) => process.argv.includes(command.name())) ?? program;
  const names = [...called.options.map(({ long }) => long), '--help'];
  return `\nThe options are ${names.join(', ')}.`;
}

function exitCodeOf(error: unknown): ExitCode {
  // Commander has printed its message already; --help and --version exit with 0.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof UsageError) {
    process.stderr.write(`${error.message}\n`);
    return 2;
  }
  if (error instanceof InputError) {
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  return 1;
}

// Runs the command line; sets the exit code instead of exiting, so that piped output is complete.
export async function runCommand(program: Command): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // `brand list | head` closes the pipe early, which is no error.
    if (error.code !== 'EPIPE') throw error;
  });
  try {
    await program.parseAsync();
  } catch (error) {
    process.exitCode = exitCodeOf(error);
  }
}
