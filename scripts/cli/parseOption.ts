import { InvalidArgumentError } from 'commander';

export function parseUrl(value: string): string {
  if (!/^https?:$/.test(URL.parse(value)?.protocol ?? ''))
    throw new InvalidArgumentError('it is an address such as https://gingaro.bet.br.');
  return value.replace(/\/+$/, '');
}

// An empty value comes from an unset variable and would mean the current directory.
export function parseDir(value: string): string {
  if (value === '') throw new InvalidArgumentError('it names no folder.');
  return value;
}
