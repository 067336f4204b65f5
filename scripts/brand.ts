import { addAddCommand } from './brands/commands/add.ts';
import { addAffectedCommand } from './brands/commands/affected.ts';
import { addCheckCommand } from './brands/commands/check.ts';
import { addDiffCommand } from './brands/commands/diff.ts';
import { addLawfulCommand } from './brands/commands/lawful.ts';
import { addListCommand } from './brands/commands/list.ts';
import { addShowCommand } from './brands/commands/show.ts';
import { newCommand, runCommand } from './cli/command.ts';

const program = newCommand('npm run brand --', 'Lists, checks and explains the brands of a configuration.');
addListCommand(program);
addCheckCommand(program);
addShowCommand(program);
addAddCommand(program);
addAffectedCommand(program);
addDiffCommand(program);
addLawfulCommand(program);
await runCommand(program);
