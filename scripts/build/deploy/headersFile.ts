import type { HeaderRule } from './headerRules.ts';

// Legal texts lie below the directory of the brand's hashed files, which are one segment deep.
function hostPattern(match: string, rules: readonly HeaderRule[]): string {
  const below = match.replace(/\*$/, '');
  const hasNarrower = rules.some((rule) => rule.match !== match && rule.match.startsWith(below));
  return match.endsWith('/*') && match !== '/*' && hasNarrower ? `${below}:file` : match;
}

// Where two rules match a path, Cloudflare joins their values and Netlify does not document its choice. The widest rule
// therefore leaves out `Cache-Control`, for which both hosts revalidate pages by themselves.
/** Returns `_headers` for Cloudflare Pages and Netlify, where no path gets the same header from two rules. */
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
