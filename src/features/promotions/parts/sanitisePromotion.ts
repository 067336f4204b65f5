import DOMPurify from 'dompurify';
import { sanitizedHtml } from '../../../shared/html/sanitizedHtml.ts';
import { assetUrl } from '../../../shared/paths/assetUrl.ts';
import { readSiteLink } from '../../../shared/paths/siteLink.ts';

const allowed = {
  ALLOWED_TAGS:
    'p br strong b em i u s h2 h3 h4 ul ol li a table thead tbody tr th td blockquote img hr span div'.split(
      ' ',
    ),
  ALLOWED_ATTR: ['href', 'src', 'alt', 'title', 'colspan', 'rowspan', 'width', 'height'],
  ALLOW_DATA_ATTR: false,
};

// Characters; a longer text is a mistake and would block the page.
const longest = 400_000;

/** Sanitizes operator HTML to text, tables, pictures and links, and marks external links. */
export function sanitisePromotion(html: string, siteOrigin: string, apiOrigin: string): TrustedHTML {
  const body = document.createElement('div');
  body.append(DOMPurify.sanitize(html.slice(0, longest), { ...allowed, RETURN_DOM_FRAGMENT: true }));
  startAtSecondLevel(body);
  for (const link of body.querySelectorAll('a')) {
    const target = readSiteLink(link.getAttribute('href') ?? '', siteOrigin);
    if (!target) link.removeAttribute('href');
    else if (target.kind === 'page') link.setAttribute('href', target.path);
    else {
      link.setAttribute('href', target.href);
      link.setAttribute('target', '_blank');
      link.setAttribute('rel', 'noopener noreferrer nofollow');
      link.append(' ↗');
    }
  }
  for (const picture of body.querySelectorAll('img')) {
    const url = assetUrl(picture.getAttribute('src') ?? '', apiOrigin);
    if (!url) {
      picture.remove();
      continue;
    }
    picture.setAttribute('src', url);
    picture.setAttribute('loading', 'lazy');
    if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '');
  }
  return sanitizedHtml(body.innerHTML, { ...allowed, ADD_ATTR: ['target', 'rel', 'loading'] });
}

/** Renumbers headings from h2 on, because the page title is the h1. */
function startAtSecondLevel(body: HTMLElement): void {
  const above: number[] = [];
  for (const heading of body.querySelectorAll('h2, h3, h4')) {
    const written = Number(heading.tagName[1]);
    while ((above.at(-1) ?? 0) >= written) above.pop();
    above.push(written);
    const level = above.length + 1;
    if (`H${level}` === heading.tagName) continue;
    const renamed = document.createElement(`h${level}`);
    renamed.append(...heading.childNodes);
    heading.replaceWith(renamed);
  }
}
