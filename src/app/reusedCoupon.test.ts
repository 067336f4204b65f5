import { expect, test, vi } from 'vitest';
import { stageSession } from '../../tests/support/sessionStage.ts';
import { applyCouponApi } from '../features/coupons/applyCoupon.ts';
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
  [{}, { data: { code: 'VOLTA10' } }, 0],
  [{ applied: true }, { error: { message: 'Cupom já resgatado em 02/05.' } }, 1],
  [{ expired: true }, { error: { message: 'Cupom já resgatado em 02/05.' } }, 1],
])('applies an own coupon with %j as %j after %i calls', async (use, outcome, calls) => {
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
  expect(await store.dispatch(applyCouponApi.endpoints.applyCoupon.initiate('volta10'))).toMatchObject(
    outcome,
  );
  expect(applied).toHaveLength(calls);
});
