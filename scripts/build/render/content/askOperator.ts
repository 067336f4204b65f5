import * as v from 'valibot';
import type { Call } from '../../../../src/shared/contract/call.ts';
import { getSeoCall } from '../../../../src/shared/contract/content/seo.ts';
import { droppedItems } from '../../../../src/shared/contract/displayList.ts';
import { getSettingsCall, readSettings } from '../../../../src/shared/contract/settings/settings.ts';
import { exchange } from '../../../contract/exchange.ts';

export interface Asking {
  // Of the operator's API.
  origin: string;
  timeoutMs: number;
  warn: (line: string) => void;
}

// A longer response is no list that a page could show.
const longestBody = 32 * 1024 * 1024;

async function read(url: URL, { timeoutMs }: Asking): Promise<unknown> {
  const headers = { Accept: 'application/json', 'Cache-Control': 'private' };
  const response = await exchange({ url, method: 'GET', headers, body: undefined, timeoutMs });
  if (response.status === 204) return null;
  if (response.status !== 200) throw new Error(`status ${response.status}`);
  if (response.body.length > longestBody) throw new Error('more than 32 MB');
  return response.body.trim() === '' ? null : JSON.parse(response.body);
}

// Retries once, so that one lost packet does not cost the build its content.
async function ask<T>(path: string, asking: Asking, parse: (response: unknown) => T): Promise<T | null> {
  const url = new URL(path, asking.origin);
  for (let tries = 1; ; tries += 1) {
    try {
      return parse(await read(url, asking));
    } catch (error) {
      if (tries < 2) continue;
      const reason = error instanceof v.ValiError ? 'not as the contract says' : reasonOf(error);
      asking.warn(`${url.href}: ${reason}`);
      return null;
    }
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error ? `${error.message || 'no answer'} (${String(error.code)})` : error.message;
}

/**
 * Requests content and parses it by the contract's schema; returns null after a warning when it is missing or invalid.
 */
export function askFor<S extends v.GenericSchema>(
  { path, response }: Call & { response: S },
  asking: Asking,
): Promise<v.InferOutput<S> | null> {
  return ask(path, asking, (body) => {
    const parsed = v.parse(response, body);
    const lost = Array.isArray(parsed) ? droppedItems(parsed).length : 0;
    if (lost > 0)
      asking.warn(`${asking.origin}${path}: ${lost} items are not as the contract says, left out`);
    return parsed;
  });
}

/** Requests the settings and validates each on its own, as the browser does. */
export function askForSettings(asking: Asking) {
  return ask(getSettingsCall.path, asking, (body) => {
    const { settings, ignored } = readSettings(body);
    if (ignored.length > 0)
      asking.warn(`${asking.origin}: settings that make no sense: ${ignored.join(', ')}`);
    return settings;
  });
}

/** Requests the SEO texts of a section; returns two empty texts where the operator has none. */
export function askForSeo({ section, sourceId }: { section: string; sourceId?: string }, asking: Asking) {
  const query = new URLSearchParams({ section_name: section });
  if (sourceId !== undefined) query.set('source_id', sourceId);
  return ask(`${getSeoCall.path}?${query}`, asking, (body) => v.parse(getSeoCall.response, body ?? {}));
}
