import type { Command } from 'commander';
import { newCommand } from '../../cli/command.ts';
import { addAddCommand } from './add.ts';
import { addAffectedCommand } from './affected.ts';
import { addCheckCommand } from './check.ts';
import { addDiffCommand } from './diff.ts';
import { addImportCommand } from './import.ts';
import { addLawfulCommand } from './lawful.ts';
import { addListCommand } from './list.ts';
import { addSheetCommand } from './sheet.ts';
import { addShowCommand } from './show.ts';

/** Returns the command line of `npm run brand`. */
export function brandProgram(): Command {
  const program = newCommand('npm run brand --', 'Lists, checks and explains the brands of a configuration.');
  addListCommand(program);
  addCheckCommand(program);
  addShowCommand(program);
  addAddCommand(program);
  addAffectedCommand(program);
  addDiffCommand(program);
  addImportCommand(program);
  addLawfulCommand(program);
  addSheetCommand(program);
  return program;
}
