import { existsSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { toUserMessage } from '../build/output/toUserMessage.ts';
import { InputError } from './cliErrors.ts';

/** Writes the file that an option names; its folder must be there. */
export function writeNamedFile(option: string, file: string, text: string): void {
  const folder = dirname(resolve(file));
  if (!existsSync(folder))
    throw new InputError(`${option} ${file}: there is no folder ${folder}, make it first.`);
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory())
    throw new InputError(`${option} ${file} is a folder: name a file, such as one in it.`);
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new InputError(`${option} ${file}: ${toUserMessage(error)}`);
  }
}
