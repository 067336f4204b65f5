import { useEffect, useState } from 'react';
import { usePageData } from '../../shared/paths/PageDataContext.ts';
import type { LegalDocument } from '../../shared/paths/pageData.ts';
import { fetchLegal } from './legalApi.ts';

export type LegalState =
  | { kind: 'loading' }
  | { kind: 'failed'; retry: () => void }
  | { kind: 'ready'; document: LegalDocument };

/** Returns the prerendered document or fetches it. */
export function useLegalDocument(slug: string): LegalState {
  const { legal: broughtAlong } = usePageData();
  const isHere = broughtAlong?.slug === slug;
  const [fetched, setFetched] = useState<LegalDocument | null>(null);
  const [failedSlug, setFailedSlug] = useState<string | null>(null);

  useEffect(() => {
    if (isHere || failedSlug === slug || fetched?.slug === slug) return undefined;
    const controller = new AbortController();
    fetchLegal(slug, controller.signal).then(setFetched, () => {
      if (!controller.signal.aborted) setFailedSlug(slug);
    });
    return () => controller.abort();
  }, [slug, isHere, fetched, failedSlug]);

  if (isHere && broughtAlong) return { kind: 'ready', document: broughtAlong };
  if (fetched?.slug === slug) return { kind: 'ready', document: fetched };
  if (failedSlug === slug) return { kind: 'failed', retry: () => setFailedSlug(null) };
  return { kind: 'loading' };
}
