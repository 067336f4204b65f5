import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../tests/support/memoryStorage.ts';
import { minesRound } from '../../tests/support/minesRound.ts';
import { stageSession } from '../../tests/support/sessionStage.ts';
import { moveBonusApi } from '../features/bonus/moveBonus.ts';
import { applyCouponApi } from '../features/coupons/applyCoupon.ts';
import { openChargeApi } from '../features/deposit/openCharge.ts';
import { doubleApi } from '../features/double/doubleApi.ts';
import { minesApi } from '../features/mines/minesApi.ts';
import { meApi } from '../features/session/meApi.ts';
import { moveWithdrawalApi } from '../features/withdraw/moveWithdrawal.ts';
import type { AppDispatch } from '../shared/state/rootState.ts';

const stage = stageSession();
const { betDouble } = doubleApi.endpoints;
const { moveBonus } = moveBonusApi.endpoints;
const { openCharge } = openChargeApi.endpoints;
const { requestWithdrawal, cancelWithdrawal } = moveWithdrawalApi.endpoints;
const playMines = minesApi.endpoints.playMines.initiate;
const bet = { kind: 'bet', betCents: 100, mines: 2, clientSeed: '', key: '0f1e' } as const;
const playing = { data: minesRound() };
const deposit = { id: '9', amount: 100, status: 0, pix_code: 'x', expires_at: '2026-05-04T12:30:00Z' };
const withdrawal = { id: '4', amount: 100, status: 0, created_at: '2026-05-04T12:00:00Z' };

interface Move {
  path: string;
  response?: unknown;
  status?: number;
  make: (dispatch: AppDispatch) => PromiseLike<unknown>;
}

const moves: Record<string, Move> = {
  'a Mines bet': {
    path: '/api/games/mines',
    response: playing,
    make: (dispatch) => dispatch(playMines(bet)),
  },
  'a Mines bet without an answer': {
    path: '/api/games/mines',
    status: 502,
    make: (dispatch) => dispatch(playMines(bet)),
  },
  'the tile that ends a Mines round': {
    path: '/api/games/mines/1/reveal',
    response: { data: minesRound({ status: 'lost' }) },
    make: (dispatch) => dispatch(playMines({ kind: 'reveal', id: '1', tile: 3 })),
  },
  'a Mines cash-out': {
    path: '/api/games/mines/1/cashout',
    response: { data: minesRound({ status: 'cashed_out', payout: 105 }) },
    make: (dispatch) => dispatch(playMines({ kind: 'cashout', id: '1' })),
  },
  'a Double bet': {
    path: '/api/games/double/bets',
    response: { data: { id: '1', bet: 100, colour: 1, payout: 0 } },
    make: (dispatch) => dispatch(betDouble.initiate({ betCents: 100, colour: 1, round: '2' })),
  },
  'a deposit': {
    path: '/api/deposits',
    response: { data: deposit },
    make: (dispatch) => dispatch(openCharge.initiate({ amountCents: 100, couponCode: null })),
  },
  'a withdrawal': {
    path: '/api/withdrawals',
    response: { data: withdrawal },
    make: (dispatch) => dispatch(requestWithdrawal.initiate(100)),
  },
  'a canceled withdrawal': {
    path: '/api/withdrawals/4',
    response: { data: withdrawal },
    make: (dispatch) => dispatch(cancelWithdrawal.initiate('4')),
  },
  'a bonus activation': {
    path: '/api/active/2',
    make: (dispatch) => dispatch(moveBonus.initiate({ move: 'activate', id: '2' })),
  },
  'a bonus redemption': {
    path: '/api/redeem/2',
    make: (dispatch) => dispatch(moveBonus.initiate({ move: 'redeem', id: '2' })),
  },
  'a bonus exclusion': {
    path: '/api/bonus/2',
    make: (dispatch) => dispatch(moveBonus.initiate({ move: 'exclude', id: '2' })),
  },
  'a coupon': {
    path: '/api/coupons/apply',
    response: { userCoupon: { code: 'A', deposit: false, event: false, apply_register: false } },
    make: (dispatch) => dispatch(applyCouponApi.endpoints.applyCoupon.initiate('A')),
  },
};

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
});

for (const [name, { path, response, status, make }] of Object.entries(moves)) {
  test(`confirms the balance without an event after ${name}`, async () => {
    const { store } = await stage.loggedInTab();
    store.dispatch(meApi.endpoints.getMe.initiate());
    await vi.advanceTimersByTimeAsync(50);
    vi.stubGlobal('fetch', async (url: string | URL | Request, init?: RequestInit) =>
      new URL(String(url)).pathname === path
        ? new Response(JSON.stringify(response ?? {}), { status: status ?? 200 })
        : stage.operator.fetch(url, init),
    );
    const asked = stage.operator.count('/api/auth/me');
    const moved = make(store.dispatch);
    await vi.advanceTimersByTimeAsync(2_000);
    await moved;
    await vi.advanceTimersByTimeAsync(50);
    expect(stage.operator.count('/api/auth/me')).toBe(asked + 1);
  });
}

test('requests no balance after a tile that leaves the round open', async () => {
  const { store } = await stage.loggedInTab();
  store.dispatch(meApi.endpoints.getMe.initiate());
  await vi.advanceTimersByTimeAsync(50);
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(playing)));
  const asked = stage.operator.count('/api/auth/me');
  await store.dispatch(playMines({ kind: 'reveal', id: '1', tile: 3 }));
  await vi.advanceTimersByTimeAsync(50);
  expect(stage.operator.count('/api/auth/me')).toBe(asked);
});
