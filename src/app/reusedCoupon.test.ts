import { expect, test, vi } from 'vitest';
import { stageSession } from '../../tests/support/sessionStage.ts';
import { applyCoupon } from '../features/coupons/applyCoupon.ts';
import { couponsApi } from '../features/coupons/couponsApi.ts';

const stage = stageSession();
const own = (code: string, use: object) => ({
  code,
  deposit: false,
  event: false,
  apply_register: false,
  ...use,
});

test.each([
  [{}, { ok: true }, 0],
  [{ applied: true }, { ok: false, message: 'Cupom já resgatado em 02/05.' }, 1],
  [{ expired: true }, { ok: false, message: 'Cupom já resgatado em 02/05.' }, 1],
])('an own coupon with %j ends as %j after %i calls', async (use, outcome, calls) => {
  const { store } = await stage.loggedInTab();
  const applied: string[] = [];
  vi.stubGlobal('fetch', async (url: string | URL | Request, init?: RequestInit) => {
    const { pathname } = new URL(String(url));
    if (pathname === '/api/coupons/list') return Response.json({ userCoupons: [own('VOLTA10', use)] });
    if (pathname !== '/api/coupons/apply') return stage.operator.fetch(url, init);
    applied.push(String(init?.body));
    return Response.json({ error: true, message: 'Cupom já resgatado em 02/05.' });
  });
  const listed = store.dispatch(couponsApi.endpoints.listCoupons.initiate());
  await vi.advanceTimersByTimeAsync(100);
  await listed;
  expect(await store.dispatch(applyCoupon('volta10'))).toMatchObject(outcome);
  expect(applied).toHaveLength(calls);
});
