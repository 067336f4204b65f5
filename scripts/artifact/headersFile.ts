import type { HeaderRule } from './headerRules.ts';

/**
 * `_headers` as static hosts read it. There a header of two matching rules is joined instead of replaced, so a
 * narrower rule first takes away (`! Name`) what it states anew.
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  const stated = new Set<string>();
  return rules
    .map((rule) => {
      const lines = Object.entries(rule.headers).flatMap(([name, value]) => [
        ...(stated.has(name) ? [`  ! ${name}\n`] : []),
        `  ${name}: ${value}\n`,
      ]);
      for (const name of Object.keys(rule.headers)) stated.add(name);
      return `${rule.match}\n${lines.join('')}`;
    })
    .join('\n');
}
