import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { meSchema } from './account/user.ts';
import { couponApplySchema } from './bonus/coupons.ts';
import { categoriesSchema } from './casino/casino.ts';
import { droppedItems } from './displayList.ts';
import { transactionEventSchema } from './realtime.ts';
import { defaultSettings } from './settings/defaultSettings.ts';
import { readSettings, settingsSchema } from './settings/settings.ts';
import { transactionsSchema } from './wallet/transactions.ts';
import { cents, flag } from './wire.ts';

const game = { id: 7, name: 'Mina', slug: 'mina', provider: { id: 1, name: 'P', slug: 'p' } };

describe('wire values', () => {
  test('reads flags in every form that operators send as booleans', () => {
    for (const on of [true, 1, '1', 'true']) expect(v.parse(flag, on)).toBe(true);
    for (const off of [false, 0, '0', 'false']) expect(v.parse(flag, off)).toBe(false);
    expect(v.is(flag, 'yes')).toBe(false);
  });

  test('reads cents as whole, exact numbers or texts, and nothing else', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (amount) => {
        expect(v.parse(cents, amount)).toBe(amount);
        expect(v.parse(cents, ` ${amount} `)).toBe(amount);
      }),
    );
    for (const wrong of [
      0.5,
      '0.5',
      '1e3',
      '',
      ' ',
      '0x10',
      null,
      Number.NaN,
      Infinity,
      '9007199254740993',
      true,
    ]) {
      expect(v.is(cents, wrong), String(wrong)).toBe(false);
    }
  });

  test('never throws, for any value', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        for (const schema of [settingsSchema, categoriesSchema, meSchema, transactionsSchema])
          v.safeParse(schema, value);
      }),
    );
  });
});

describe('lists on display', () => {
  test('drop their bad items, at any depth, and report which', () => {
    const categories = v.parse(categoriesSchema, [
      { id: 1, name: 'Slots', slug: 'slots', games: [game, { name: 'nameless' }, null] },
      'garbage',
    ]);
    expect(categories).toHaveLength(1);
    expect(categories[0]?.games).toMatchObject([{ id: '7', live: false, demo: false }]);
    expect(droppedItems(categories).map(({ index }) => index)).toEqual([1]);
    expect(droppedItems(categories[0]?.games ?? []).map(({ index }) => index)).toEqual([1, 2]);
  });

  test('do not extend to money: one bad line fails the statement', () => {
    const line = {
      id: 1,
      source_type: 'Deposit',
      type: 1,
      status: 2,
      amount: 100,
      created_at: '2026-01-01T00:00:00Z',
    };
    expect(v.is(transactionsSchema, { data: [line] })).toBe(true);
    expect(v.is(transactionsSchema, { data: [line, { ...line, amount: 0.5 }] })).toBe(false);
  });
});

describe('settings', () => {
  test("take the specification's defaults when they are missing", () => {
    expect(defaultSettings).toMatchObject({
      casino_default_bet: 50,
      casino_min_total: 10,
      casino_max_total: 2000,
      sport_min_total: 50,
      sport_min_single: 10,
      sport_multiple: 10,
      deposit_min: 100,
      deposit_max: 5_000_000,
      deposit_rollover: 1,
      deposit_popup_timer: 10,
      deposit_popup_values: [10, 20, 30],
      withdraw_min: 100,
      withdraw_max: 10_000,
      withdraw_daily_count: 1,
      withdraw_affiliate_days: 1,
      refer_min: 100,
      general_timezone: 'America/Sao_Paulo',
    });
  });

  test('take menus as lists or as JSON texts, and keep color and cometa keys of any name', () => {
    const menu = [{ label: 'Cassino', link: '/casino' }, { label: 'no link' }];
    const sent = {
      general_menu_site: JSON.stringify(menu),
      general_menu_start: menu,
      colors_header: '#123456',
      cometa_x: '1',
      other: 1,
    };
    const { settings, ignored } = readSettings(sent);
    expect(settings.general_menu_site).toEqual([{ label: 'Cassino', link: '/casino' }]);
    expect(settings.general_menu_start).toEqual(settings.general_menu_site);
    expect(settings.colors_header).toBe('#123456');
    expect(settings.cometa_x).toBe(true);
    expect(settings).not.toHaveProperty('other');
    expect(ignored).toEqual([]);
  });

  test('keep their default when they are invalid and leave the others alone', () => {
    const { settings, ignored } = readSettings({
      deposit_min: 'abc',
      general_menu_site: '{',
      casino_enabled: 0,
      general_logo: null,
    });
    expect(ignored.sort()).toEqual(['deposit_min', 'general_menu_site']);
    expect(settings).toMatchObject({
      deposit_min: 100,
      general_menu_site: [],
      casino_enabled: false,
      general_logo: '',
    });
  });

  test('throw when they are not an object', () => {
    for (const garbage of ['<html>', null, 3]) expect(() => readSettings(garbage)).toThrow();
  });
});

test('distinguishes a profile from the message that no player is logged in', () => {
  expect(v.parse(meSchema, { message: 'Unauthenticated.' })).toEqual({ message: 'Unauthenticated.' });
  const user = v.parse(meSchema, { id: 3, name: 'Ana', balance: '1200', wallet: null });
  expect(user).toMatchObject({ id: '3', balance: 1200, wallet: { bonus_mixed: 0 }, user_rollover: null });
  expect(v.is(meSchema, { id: 3, name: 'Ana' })).toBe(false);
});

test('reads every field of a profile', () => {
  const rollover = { id: 7, active: true, amount_current: 100, amount_rollover: 500 };
  const user = {
    id: '3',
    name: 'Ana',
    email: 'ana@sandbox.test',
    phone: '11987650000',
    status: 'Ativo',
    document: { number: '11144477735' },
    birthday: '1990-05-20',
    balance: 1_200,
    wallet: { bonus_mixed: 300 },
  };
  expect(v.parse(meSchema, { ...user, gender: '1', user_rollover: rollover })).toMatchObject({
    ...user,
    gender: 1,
    user_rollover: {
      id: '7',
      active: 1,
      amount_current: 100,
      amount_rollover: 500,
      amount_won: 0,
      balance: 0,
    },
  });
});

test('reads every field of a transaction event', () => {
  const event = {
    source_type: 'SportBet',
    status: 2,
    type: 0,
    amount: 500,
    source: {
      id: '9',
      amount: 500,
      occurrence: 2,
      casino_game: { name: 'Mines' },
      market: { sport_name: 'Futebol', full_name: 'Norte x Sul' },
    },
  };
  expect(v.parse(transactionEventSchema, { ...event, further: 1 })).toEqual(event);
});

test('reads a refused coupon without userCoupon', () => {
  expect(v.parse(couponApplySchema, { error: true, message: 'Expirou' }).userCoupon).toBeUndefined();
});
