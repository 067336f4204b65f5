import { styled } from 'styled-components';
import { token } from '../../../shared/tokens/token.ts';

/** Running text that the build made from the brand's Markdown, safe tags only. */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build has sanitised it
  return <Text dangerouslySetInnerHTML={{ __html: html }} />;
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

    /* A chapter that the contents led to has the focus. */
    h2 {
      outline: none;
    }
  }
`;
