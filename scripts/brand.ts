import { brandProgram } from './brands/commands/brandProgram.ts';
import { runCommand } from './cli/command.ts';

await runCommand(brandProgram());
