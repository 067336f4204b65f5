import { expect, test, vi } from 'vitest';
import { brand, stageSession } from '../../tests/support/sessionStage.ts';
import { attributionOf } from '../features/attribution/attribution.ts';
import { applyStoredCode } from '../features/coupons/applyStoredCode.ts';
import { selectAlerts } from '../shared/state/alertsSlice.ts';
import { selectWalletDialog } from '../shared/state/walletDialogSlice.ts';
import { readBrandCookie } from '../shared/storage/brandCookies.ts';

const stage = stageSession();
const coupon = { code: 'VERAO', deposit: true, event: false, apply_register: false };

// The player deposited before, so nothing but the code opens the deposit.
async function applyCode(response: object) {
  const { store } = await stage.loggedInTab();
  attributionOf(brand).arrived('?code=VERAO');
  const applied: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string | URL | Request, init?: RequestInit) => {
    const { pathname } = new URL(String(url));
    if (pathname === '/api/coupons/list') return Response.json({ userCoupons: [] });
    if (pathname === '/api/transactions') throw new Error('nothing asks for deposits here');
    if (pathname !== '/api/coupons/apply') return stage.operator.fetch(url, init);
    applied.push(JSON.parse(String(init?.body)));
    return Response.json(response);
  });
  const applying = store.dispatch(applyStoredCode());
  await vi.advanceTimersByTimeAsync(100);
  await applying;
  const [alert] = selectAlerts(store.getState()).map(({ kind, text }) => `${kind}: ${text}`);
  return { applied, alert, dialog: selectWalletDialog(store.getState()) };
}

test('applies a stored code, says so and opens the deposit', async () => {
  expect(await applyCode({ userCoupon: coupon })).toEqual({
    applied: [{ code: 'VERAO' }],
    alert: 'success: Cupom ativado com sucesso',
    dialog: 'deposit',
  });
  expect(readBrandCookie(brand.id, 'code')).toBeNull();
});

test('shows once why a stored code was refused and opens nothing', async () => {
  expect(await applyCode({ error: true, message: 'Este cupom expirou.' })).toEqual({
    applied: [{ code: 'VERAO' }],
    alert: 'error: Este cupom expirou.',
    dialog: null,
  });
  expect(readBrandCookie(brand.id, 'code')).toBeNull();
});
