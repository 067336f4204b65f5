import { InvalidArgumentError } from 'commander';
import { UsageError } from '../cli/cliErrors.ts';

export function parsePort(value: string): number {
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > 65535) throw new InvalidArgumentError('it is a number from 0 to 65535.');
  return port;
}

// Returns the port when no option names one.
export function environmentPort({ BANDEIRA_PORT, PORT }: NodeJS.ProcessEnv): number {
  const value = BANDEIRA_PORT || PORT || '4000';
  try {
    return parsePort(value);
  } catch {
    throw new UsageError(`BANDEIRA_PORT or PORT is "${value}": it must be a number from 0 to 65535.`);
  }
}
