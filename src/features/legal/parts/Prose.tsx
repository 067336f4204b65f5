import { useMemo } from 'react';
import { styled } from 'styled-components';
import { sanitizedHtml } from '../../../shared/html/sanitizedHtml.ts';
import { token } from '../../../shared/tokens/token.ts';

// The table of contents leads to ids that the build has chosen.
const rules = { SANITIZE_DOM: false };

/** Shows running text that the build made from the brand's Markdown. */
export function Prose({ html }: { html: string }) {
  const safe = useMemo(() => (import.meta.env.SSR ? html : sanitizedHtml(html, rules)), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized in the line above
  return <Text dangerouslySetInnerHTML={{ __html: safe }} />;
}

const Text = styled.div`
  min-inline-size: 0;
  line-height: 1.65;

  h2,
  h3 {
    scroll-margin-block-start: 6rem;
    margin-block: ${token('space.xl')} ${token('space.s')};
  }

  h2:first-child {
    margin-block-start: 0;
  }

  p,
  ul,
  ol,
  table,
  blockquote {
    margin-block-end: ${token('space.m')};
  }

  ul,
  ol {
    padding-inline-start: 1.5rem;
  }

  li + li {
    margin-block-start: ${token('space.2xs')};
  }

  table {
    display: block;
    overflow-x: auto;
  }

  th,
  td {
    padding: ${token('space.xs')} ${token('space.s')};
    border: 1px solid ${token('color.border')};
    text-align: start;
    vertical-align: top;
  }

  blockquote {
    padding-inline-start: ${token('space.m')};
    border-inline-start: 3px solid ${token('color.primary')};
  }

  @media print {
    max-inline-size: none;
    font-size: 11pt;
    line-height: 1.4;

    /* A heading opened from the table of contents has the focus. */
    h2 {
      outline: none;
    }
  }
`;
