import * as v from 'valibot';
import { contentCalls } from '../../../src/shared/contract/callsContent.ts';
import { droppedItems } from '../../../src/shared/contract/displayList.ts';
import { readSettings } from '../../../src/shared/contract/settings.ts';
import { exchange } from '../../contract/exchange.ts';

type ContentCall = keyof typeof contentCalls;

export interface Asking {
  /** Of the operator's API. */
  origin: string;
  timeoutMs: number;
  warn: (line: string) => void;
}

/** Longer answers are no lists for people to look at. */
const longestBody = 32 * 1024 * 1024;

async function read(url: URL, { timeoutMs }: Asking): Promise<unknown> {
  const headers = { Accept: 'application/json', 'Cache-Control': 'private' };
  const answer = await exchange({ url, method: 'GET', headers, body: undefined, timeoutMs });
  if (answer.status === 204) return null;
  if (answer.status !== 200) throw new Error(`status ${answer.status}`);
  if (answer.body.length > longestBody) throw new Error('more than 32 MB');
  return answer.body.trim() === '' ? null : JSON.parse(answer.body);
}

/** Tried once more: a build should not be poorer for one lost packet. */
async function ask<T>(path: string, asking: Asking, parse: (answer: unknown) => T): Promise<T | null> {
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

/** An answer by the contract's schema; null when it did not come or makes no sense, which has been said then. */
export function askFor<N extends Exclude<ContentCall, 'getSettings' | 'getSeo'>>(
  name: N,
  asking: Asking,
): Promise<v.InferOutput<(typeof contentCalls)[N]['answer']> | null> {
  const { path, answer } = contentCalls[name];
  return ask(path, asking, (body) => {
    const parsed = v.parse(answer, body);
    const lost = Array.isArray(parsed) ? droppedItems(parsed).length : 0;
    if (lost > 0)
      asking.warn(`${asking.origin}${path}: ${lost} items are not as the contract says, left out`);
    return parsed;
  });
}

/** Settings count one by one, as in the browser. */
export function askForSettings(asking: Asking) {
  return ask(contentCalls.getSettings.path, asking, (body) => {
    const { settings, ignored } = readSettings(body);
    if (ignored.length > 0)
      asking.warn(`${asking.origin}: settings that make no sense: ${ignored.join(', ')}`);
    return settings;
  });
}

/** Two empty texts where the operator has none. */
export function askForSeo({ section, sourceId }: { section: string; sourceId?: string }, asking: Asking) {
  const query = new URLSearchParams({
    section_name: section,
    ...(sourceId === undefined ? {} : { source_id: sourceId }),
  });
  return ask(`${contentCalls.getSeo.path}?${query}`, asking, (body) =>
    v.parse(contentCalls.getSeo.answer, body ?? {}),
  );
}
