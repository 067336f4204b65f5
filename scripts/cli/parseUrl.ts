import { InvalidArgumentError } from 'commander';

export function parseUrl(value: string): string {
  if (!/^https?:$/.test(URL.parse(value)?.protocol ?? ''))
    throw new InvalidArgumentError('it is an address such as https://gingaro.bet.br.');
  return value.replace(/\/+$/, '');
}
