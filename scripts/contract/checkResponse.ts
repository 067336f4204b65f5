import * as v from 'valibot';
import type { Call } from '../../src/shared/contract/call.ts';
import { droppedItems } from '../../src/shared/contract/displayList.ts';

export interface ContractProblem {
  // Position in the response: `0.games.3.name`, `status`, `body`.
  path: string;
  expected: string;
  found: string;
}

export interface ReceivedResponse {
  status: number;
  contentType: string;
  body: string;
}

/** Lists every difference between a response and the contract, including items that lists would silently drop. */
export function checkResponse(
  call: Call,
  { status, contentType, body }: ReceivedResponse,
): ContractProblem[] {
  if (status < 200 || status > 299) return [{ path: 'status', expected: '2xx', found: String(status) }];
  if (!call.response || (call.mayBeEmpty && body.trim() === '')) return [];
  const parsed = parseBody(contentType, body);
  if (parsed === undefined) return [{ path: 'body', expected: 'JSON', found: excerpt(body) }];
  const result = v.safeParse(call.response, parsed.value);
  return result.success
    ? droppedProblems(result.output, [])
    : result.issues.flatMap((issue) => problemsOf(issue, []));
}

function parseBody(contentType: string, body: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(body) };
  } catch {
    return contentType.startsWith('text/plain') ? { value: body } : undefined;
  }
}

// Reports the closest branch of a union, because the union's own issue has no detail.
function problemsOf(issue: v.BaseIssue<unknown>, parents: readonly string[]): ContractProblem[] {
  const path = [...parents, ...(issue.path ?? []).map(({ key }) => String(key))];
  const deepest = (issue.issues ?? []).toSorted((one, other) => depth(other) - depth(one))[0];
  if (deepest && depth(deepest) > 0) return problemsOf(deepest, path);
  return [{ path: path.join('.') || 'body', expected: issue.expected ?? issue.message, found: found(issue) }];
}

const depth = (issue: v.BaseIssue<unknown>) => issue.path?.length ?? 0;
const found = (issue: v.BaseIssue<unknown>) =>
  issue.received === 'undefined' ? 'nothing' : excerpt(issue.received);

function droppedProblems(value: unknown, parents: readonly string[]): ContractProblem[] {
  if (Array.isArray(value)) {
    const dropped = droppedItems(value).flatMap(({ index, issues }) =>
      issues.flatMap((issue) => problemsOf(issue, [...parents, String(index)])),
    );
    return [
      ...dropped,
      ...value.flatMap((item, index) => droppedProblems(item, [...parents, String(index)])),
    ];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => droppedProblems(child, [...parents, key]));
}

function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 80 ? `${line.slice(0, 77)}…` : line || 'nothing';
}
