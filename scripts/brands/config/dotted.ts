import type { JsonPath } from './jsonNodes.ts';

/** A path as people write it: `domains[1]`, `company.support.email`. */
export function dotted(path: JsonPath): string {
  return path.reduce<string>(
    (text, segment) =>
      typeof segment === 'number' ? `${text}[${segment}]` : text === '' ? segment : `${text}.${segment}`,
    '',
  );
}
