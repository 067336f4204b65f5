import type { HeaderRule } from './headerRules.ts';

/** Legal texts lie below the folder of the brand's hashed files: one segment is what those have. */
function hostPattern(match: string, rules: readonly HeaderRule[]): string {
  const below = match.replace(/\*$/, '');
  const hasNarrower = rules.some((rule) => rule.match !== match && rule.match.startsWith(below));
  return match.endsWith('/*') && match !== '/*' && hasNarrower ? `${below}:file` : match;
}

/**
 * Returns `_headers` for Cloudflare Pages and Netlify. Where two rules match a path, the former joins their values and the
 * latter does not say what it does, so no header is stated twice for a path: what narrower rules state is left out of
 * the widest one. That is `Cache-Control` alone, for which both hosts revalidate pages by themselves.
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  const narrow = new Set(
    rules.filter(({ match }) => match !== '/*').flatMap(({ headers }) => Object.keys(headers)),
  );
  return rules
    .map(({ match, headers }) => {
      const lines = Object.entries(headers)
        .filter(([name]) => match !== '/*' || !narrow.has(name))
        .map(([name, value]) => `  ${name}: ${value}\n`);
      return `${hostPattern(match, rules)}\n${lines.join('')}`;
    })
    .join('\n');
}
