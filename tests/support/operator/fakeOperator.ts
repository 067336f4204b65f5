import { sessionTokenOf } from '../sessionTokenOf.ts';

/** Simulates an operator in memory: valid tokens, their players, and every received call. */
export function fakeOperator(lifetimeOfTokensS: number) {
  const good = new Map<string, string>();
  const calls: { path: string; token: string | null }[] = [];
  let made = 0;
  const delays: Record<string, number> = {};
  // `code`: the code that a login requires after the password `certa`.
  // `unlocks`: the operator unlocks idle sessions by a call of their own.
  // `profileId`: the id of every profile, for an operator whose tokens have other ids.
  const state = {
    refreshStatus: 200,
    delays,
    code: null as string | null,
    unlocks: false,
    profileId: null as string | null,
  };
  const issue = (userId: string, lifetimeS = lifetimeOfTokensS) => {
    made += 1;
    const token = sessionTokenOf({
      user_id: userId,
      balance: 0,
      exp: Date.now() / 1000 + lifetimeS,
      jti: made,
    });
    good.set(token, userId);
    return token;
  };
  const respond = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
  const refusal = () => respond(401, { message: 'Unauthenticated.' });
  const logIn = (body: string): Response => {
    if (JSON.parse(body).password !== 'certa') return respond(401, { error: 'Email ou senha incorretos!' });
    if (state.code !== null)
      return respond(200, { error: 'Código?', second_factor: { challenge: 'pergunta' } });
    return respond(200, { access_token: issue('1'), expires_in: lifetimeOfTokensS });
  };
  const confirm = (body: string): Response => {
    if (JSON.parse(body).code !== state.code) return respond(422, { error: 'Código incorreto.' });
    const device = { token: 'aparelho', expires_in: 604_800 };
    return respond(200, { access_token: issue('1'), expires_in: lifetimeOfTokensS, device });
  };
  const serve = (path: string, token: string | null, body: string): Response => {
    if (path === '/api/auth/login') return logIn(body);
    if (path === '/api/auth/second-factor') return confirm(body);
    const userId = token === null ? undefined : good.get(token);
    if (!token || !userId) return refusal();
    if (path === '/api/auth/logout') {
      good.delete(token);
      return respond(200, {});
    }
    if (path === '/api/auth/reauth') {
      if (!state.unlocks) return respond(404, { message: 'Not Found' });
      if (JSON.parse(body).password === 'certa') return respond(200, { success: true });
      return respond(422, { errors: { password: ['A senha não confere.'] } });
    }
    if (path === '/api/auth/refresh') {
      if (state.refreshStatus !== 200) return respond(state.refreshStatus, { message: 'Não' });
      good.delete(token);
      return respond(200, { access_token: issue(userId), expires_in: lifetimeOfTokensS });
    }
    return respond(200, { id: state.profileId ?? userId, name: `Jogador ${userId}`, balance: 1_000 });
  };
  const fetch = async (url: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const { pathname } = new URL(String(url));
    const token = new Headers(init?.headers).get('authorization')?.replace('Bearer ', '') ?? null;
    calls.push({ path: pathname, token });
    const response = serve(pathname, token, String(init?.body ?? ''));
    await new Promise((resolve) => setTimeout(resolve, state.delays[pathname] ?? 10));
    init?.signal?.throwIfAborted();
    return response;
  };
  const count = (path: string) => calls.filter((call) => call.path === path).length;
  return { good, calls, state, issue, fetch, count };
}
