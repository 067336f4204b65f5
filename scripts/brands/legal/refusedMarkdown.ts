import type { Token, Tokens } from 'marked';
import { companyFieldNames, markerOf } from './companyFields.ts';
import type { LineFinding } from './frontMatter.ts';

const originMarker = markerOf(companyFieldNames.indexOf('origin'));
const safeLink = new RegExp(`^(https://|mailto:|tel:|#|/(?![/\\\\])|${originMarker})`);

// `https://bank.example@evil.example` links to the second host.
function hasUserInfo(href: string): boolean {
  const url = URL.parse(href);
  return url !== null && (url.username !== '' || url.password !== '');
}

function childrenOf(token: Token): Token[] {
  const inner = 'tokens' in token && token.tokens ? token.tokens : [];
  const items = token.type === 'list' ? (token as Tokens.List).items : [];
  return [...inner, ...items];
}

/** Finds raw HTML, pictures and links to anything but pages, mail and telephone. */
export function findRefused(
  tokens: readonly Token[],
  text: string,
  report: (offset: number, finding: Omit<LineFinding, 'line' | 'column'>) => void,
  start = 0,
): void {
  let from = start;
  for (const token of tokens) {
    const found = text.indexOf(token.raw, from);
    const offset = found < 0 ? from : found;
    const shown = token.raw.trim().slice(0, 60);
    if (token.type === 'html')
      report(offset, {
        field: 'HTML',
        found: shown,
        expected: 'Markdown alone',
        message: `HTML is not allowed in a legal text: ${shown}`,
      });
    if (token.type === 'image')
      report(offset, {
        field: 'picture',
        found: shown,
        expected: 'text alone',
        message: 'a legal text holds no pictures',
      });
    if (token.type === 'link' && (!safeLink.test(String(token.href)) || hasUserInfo(String(token.href))))
      report(offset, {
        field: 'link',
        found: String(token.href),
        expected: 'https:, mailto:, tel:, a path of the site or #heading',
        message: `the link ${shown} leads nowhere safe`,
      });
    findRefused(childrenOf(token), text, report, offset);
    from = found < 0 ? from : offset + token.raw.length;
  }
}
