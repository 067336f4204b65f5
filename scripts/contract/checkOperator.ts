import type { Call } from '../../src/shared/contract/call.ts';
import { calls } from '../../src/shared/contract/calls.ts';
import { type ContractProblem, checkResponse, type ReceivedResponse } from './checkResponse.ts';
import { exchange } from './exchange.ts';

export interface CheckedCall {
  method: string;
  path: string;
  problems: ContractProblem[];
  // The brand has no such feature, which the operator reports with 404.
  notOffered?: string;
}

export interface OperatorToCheck {
  // Origin of the API.
  url: string;
  credentials?: { email: string; password: string } | undefined;
  tagKey?: string | undefined;
  timeoutMs: number;
}

// These POST calls only read, so any operator can receive them.
const readingPosts = { listCoupons: {} } as const;
const queries: Partial<Record<string, string>> = {
  getSeo: '?section_name=home_page',
  getBonuses: '?active=1',
  getAnnual: `?year=${new Date().getFullYear()}`,
};

/** Sends every call that only reads, and a login, and compares the responses with the contract. */
export async function* checkOperator(operator: OperatorToCheck): AsyncGenerator<CheckedCall> {
  const sendCall = (
    call: Call,
    more: { token?: string | undefined; body?: unknown; query?: string | undefined },
  ) => send(operator, call, more);
  for (const [name, call] of Object.entries<Call>(calls)) {
    if (call.method !== 'GET' || call.path.includes('{') || call.auth === 'bearer') continue;
    if (call.auth === 'tag' && !operator.tagKey) continue;
    yield checked(call, await sendCall(call, { token: call.auth && operator.tagKey, query: queries[name] }));
  }
  if (!operator.credentials) return;
  const { credentials } = operator;
  const response = await sendCall(calls.login, { body: { ...credentials, login: credentials.email } });
  const token = tokenOf(response);
  const login = checked(calls.login, response);
  if (!token && login.problems.length === 0) {
    login.problems.push({ path: 'access_token', expected: 'a token', found: 'nothing' });
  }
  yield login;
  if (!token) return;
  for (const [name, call] of Object.entries<Call>(calls)) {
    const body = Object.entries(readingPosts).find(([reading]) => reading === name)?.[1];
    if (call.auth !== 'bearer' || call.path.includes('{') || (call.method !== 'GET' && !body)) continue;
    yield checked(call, await sendCall(call, { token, body, query: queries[name] }));
  }
}

type Sent = ReceivedResponse | { failure: string };

async function send(
  operator: OperatorToCheck,
  call: Call,
  { token, body, query = '' }: { token?: string | undefined; body?: unknown; query?: string | undefined },
): Promise<Sent> {
  const headers: Record<string, string> = { Accept: 'application/json', 'Cache-Control': 'private' };
  if (token) headers.Authorization = call.auth === 'tag' ? token : `Bearer ${token}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  try {
    return await exchange({
      url: new URL(call.path + query, operator.url),
      method: call.method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      timeoutMs: operator.timeoutMs,
    });
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

function checked(call: Call, sent: Sent): CheckedCall {
  if (call.feature && 'status' in sent && sent.status === 404) {
    return { method: call.method, path: call.path, problems: [], notOffered: call.feature };
  }
  const problems =
    'failure' in sent
      ? [{ path: 'response', expected: 'a response', found: sent.failure }]
      : checkResponse(call, sent);
  return { method: call.method, path: call.path, problems };
}

function tokenOf(sent: Sent): string | undefined {
  try {
    const { access_token: token } = 'failure' in sent ? {} : JSON.parse(sent.body);
    return typeof token === 'string' ? token : undefined;
  } catch {
    return undefined;
  }
}
