import { type MouseEvent, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { isSitePath } from '../../../shared/paths/sitePath.ts';
import { token } from '../../../shared/tokens/token.ts';
import { sanitisePromotion } from './sanitisePromotion.ts';

/** Running text of the operator; links to pages of this site lead there without a reload. */
export function SafeHtml({ html }: { html: string }) {
  const navigate = useNavigate();
  const safe = useMemo(() => sanitisePromotion(html, location.origin), [html]);
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const path = link?.getAttribute('href');
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!path || !plain || !isSitePath(path)) return;
    event.preventDefault();
    void navigate(path);
  };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised in the line above
  return <Text onClickCapture={follow} dangerouslySetInnerHTML={{ __html: safe }} />;
}

const Text = styled.div`
  min-inline-size: 0;
  margin-block-start: ${token('space.m')};
  line-height: 1.65;

  h2,
  h3,
  h4 {
    margin-block: ${token('space.l')} ${token('space.xs')};
  }

  p,
  ul,
  ol,
  table {
    margin-block-end: ${token('space.m')};
  }

  ul,
  ol {
    padding-inline-start: 1.5rem;
  }

  li::marker {
    color: ${token('color.text-muted')};
  }

  table {
    display: block;
    overflow-x: auto;
  }

  th,
  td {
    padding: ${token('space.xs')} ${token('space.m')};
    border-block-end: 1px solid ${token('color.border')};
    text-align: start;
  }

  th {
    color: ${token('color.text-muted')};
    font-size: 0.875rem;
  }
`;
