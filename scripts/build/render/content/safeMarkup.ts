import sanitizeHtml, { type IOptions } from 'sanitize-html';
import { assetUrl } from '../../../../src/shared/paths/assetUrl.ts';
import { readSiteLink } from '../../../../src/shared/paths/siteLink.ts';
import { allowedTags, droppedWhole } from './markupRules.ts';
import { nestMarkup } from './nestMarkup.ts';

export interface MarkupOrigins {
  site: string;
  api: string;
}

// Characters; thousands of open elements take a time that grows faster than the text.
const longestRead = 100_000;
// No text of an operator nests as deeply.
const deepest = 100;

// The browser does the same with its own parser (`sanitisePromotion`).
/** Reduces an operator's HTML to permitted URLs and a short list of tags, balanced and validly nested. */
export function safeMarkup(html: string, origins: MarkupOrigins): string {
  return nestMarkup(sanitizeHtml(html.slice(0, longestRead), rulesOf(origins)));
}

type Attributes = Record<string, string>;

function rulesOf({ site, api }: MarkupOrigins): IOptions {
  const only = (attributesOf: (given: Attributes) => Attributes) => (tagName: string, given: Attributes) => ({
    tagName,
    attribs: attributesOf(given),
  });
  const cell = only((given) => ({ ...whole(given, 'colspan', 100), ...whole(given, 'rowspan', 1000) }));
  return {
    allowedTags: [...allowedTags],
    nonTextTags: [...droppedWhole],
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nestingLimit: deepest,
    allowedAttributes: {
      a: ['href', 'target', 'rel'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan'],
    },
    transformTags: {
      a: only(({ href = '' }): Attributes => {
        const link = readSiteLink(href, site);
        if (!link) return {};
        if (link.kind === 'page') return { href: link.path };
        return { href: link.href, target: '_blank', rel: 'noopener noreferrer nofollow' };
      }),
      img: only((given) => ({
        src: assetUrl(given.src, api) ?? '',
        alt: given.alt ?? '',
        ...whole(given, 'width', 4000),
        ...whole(given, 'height', 4000),
        loading: 'lazy',
      })),
      td: cell,
      th: cell,
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  };
}

function whole(given: Attributes, name: string, most: number): Attributes {
  const value = given[name] ?? '';
  const number = /^\d{1,4}$/.test(value) ? Number(value) : 0;
  return number > 0 && number <= most ? { [name]: String(number) } : {};
}
