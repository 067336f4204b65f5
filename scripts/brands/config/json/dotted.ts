import type { JsonPath } from './jsonNodes.ts';

/** Formats a path as in `domains[1]` or `company.support.email`. */
export function dotted(path: JsonPath): string {
  return path.reduce<string>(
    (text, segment) =>
      typeof segment === 'number' ? `${text}[${segment}]` : text === '' ? segment : `${text}.${segment}`,
    '',
  );
}
