import { expect, test, vi } from 'vitest';
import { memoryStorage } from '../../tests/support/memoryStorage.ts';
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

test('applies a coupon again with its former key after a lost response, once per coupon', async () => {
  vi.stubGlobal('localStorage', memoryStorage());
  const { store } = await stage.loggedInTab();
  const keys: (string | null)[] = [];
  vi.stubGlobal('fetch', async (url: string | URL | Request, init?: RequestInit) => {
    const { pathname } = new URL(String(url));
    if (pathname !== '/api/coupons/apply') return stage.operator.fetch(url, init);
    keys.push(new Request(url, init).headers.get('Idempotency-Key'));
    if (keys.length === 1) return Response.json({ message: 'SQLSTATE' }, { status: 500 });
    return Response.json({ userCoupon: own('VOLTA10', {}) });
  });
  const apply = async (code: string) => {
    const applying = store.dispatch(applyCouponApi.endpoints.applyCoupon.initiate(code));
    await vi.advanceTimersByTimeAsync(2_000);
    return applying;
  };
  expect(await apply('VOLTA10')).toMatchObject({ error: { status: 500 } });
  expect(await apply('volta10')).toMatchObject({ data: { code: 'VOLTA10' } });
  await apply('OUTRO');
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});
