import * as v from 'valibot';
import type { LegalDocument } from '../../shared/paths/pageData.ts';

const documentSchema = v.object({
  slug: v.string(),
  title: v.string(),
  updated: v.string(),
  html: v.string(),
});

/** Fetches a legal text from the site's own files, never from the operator's API. */
export async function fetchLegal(slug: string, signal: AbortSignal): Promise<LegalDocument> {
  const response = await fetch(`/brand/legal/${encodeURIComponent(slug)}.json`, { signal });
  if (!response.ok) throw new Error(`Legal page ${slug}: status ${response.status}`);
  return v.parse(documentSchema, await response.json());
}
