import { type MouseEvent, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import { isSitePath } from '../../../shared/paths/sitePath.ts';
import { RunningText } from './RunningText.tsx';
import { sanitisePromotion } from './sanitisePromotion.ts';

/** Renders sanitized HTML and routes its internal links on the client. */
export function SafeHtml({ html }: { html: string }) {
  const navigate = useNavigate();
  const { api } = useBrand();
  const safe = useMemo(() => sanitisePromotion(html, location.origin, api.origin), [html, api.origin]);
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const path = link?.getAttribute('href');
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!path || !plain || !isSitePath(path)) return;
    event.preventDefault();
    void navigate(path);
  };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized above
  return <RunningText onClickCapture={follow} dangerouslySetInnerHTML={{ __html: safe }} />;
}
