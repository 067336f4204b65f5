import { InvalidArgumentError } from 'commander';

// An empty value comes from an unset variable and would mean the current directory.
export function parseDir(value: string): string {
  if (value === '') throw new InvalidArgumentError('it names no folder.');
  return value;
}
