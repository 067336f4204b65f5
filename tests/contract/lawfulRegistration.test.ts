import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { termsVersion } from '../../sandbox/content/settings.ts';
import { personOf } from '../../sandbox/domain/people.ts';
import {
  lawfulRegistrationForm as form,
  newCpf,
  registrationForm,
} from '../support/operator/registrationForm.ts';
import { brand, type Operator, startOperator } from './operator.ts';

let operator: Operator;
let now = new Date();
beforeAll(async () => {
  const brands = [{ ...brand('alfa'), jurisdiction: 'br' as const }, brand('beta')];
  operator = await startOperator({ brands, clock: () => now });
}, 400_000);
afterAll(() => operator.close());

const register = (body: object, tenant = 'alfa') =>
  operator.ask(tenant, 'POST', '/v2/auth/register', { body });

const needed: [field: string, missing: Record<string, unknown>][] = [
  ['gender', { gender: undefined }],
  ['limits.loss', { limits: { time: { day: 60 } } }],
  ['limits.loss', { limits: { loss: { month: null }, time: { day: 60 } } }],
  ['limits.time', { limits: { loss: { month: 5_000 } } }],
  ['terms_version', { terms_version: undefined }],
  ['terms_version', { terms_version: '2020-01-01' }],
  ['politically_exposed', { politically_exposed: undefined }],
  ['address.postal_code', { address: undefined }],
];

test.each(needed)('refuses a registration without %s under Brazilian law', async (field, missing) => {
  const { status, body } = await register(form(newCpf(), missing));
  expect(status).toBe(422);
  expect(body.errors).toHaveProperty([field]);
});

test('refuses a name and a birthday that are not those of the document', async () => {
  const document = newCpf();
  const other = await register(form(document, { name: 'Outra Pessoa', birthday: '1950-01-01' }));
  expect(Object.keys(other.body.errors)).toEqual(['name', 'birthday']);
  const { name } = personOf(document);
  const plain = name
    .toUpperCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '');
  expect((await register(form(document, { name: `  ${plain} ` }))).body.success).toBe(true);
});

test('takes the age from the document, not from the form', async () => {
  const document = newCpf();
  const { birthday } = personOf(document);
  now = new Date(`${Number(birthday.slice(0, 4)) + 17}-06-15T12:00:00Z`);
  const minor = await register(form(document, { birthday: '1940-01-01' }));
  now = new Date();
  expect(minor.body.errors.birthday).toContain('É preciso ter 18 anos ou mais.');
});

test.each([
  ['alfa', []],
  ['beta', ['BEMVINDO']],
])('gives the coupon of a registration at %s: %j', async (tenant, codes) => {
  const body = { ...form(newCpf()), coupon_code: 'BEMVINDO' };
  const { device } = (await register(body, tenant)).body;
  const entered = await operator.ask(tenant, 'POST', '/api/auth/login', {
    body: { email: body.email, password: body.password, device: device?.token },
  });
  const token = entered.body.access_token;
  const list = await operator.ask(tenant, 'POST', '/api/coupons/list', { token, body: {} });
  expect(list.body.userCoupons.map(({ code }: { code: string }) => code)).toEqual(codes);
  const bonuses = await operator.ask(tenant, 'GET', '/api/bonus?active=1', { token });
  expect(bonuses.body.data).toHaveLength(codes.length);
});

test('keeps the limits of the registration', async () => {
  const body = form(newCpf());
  const registered = await register(body);
  const entered = await operator.ask('alfa', 'POST', '/api/auth/login', {
    body: { email: body.email, password: body.password, device: registered.body.device.token },
  });
  const limits = await operator.ask('alfa', 'GET', '/api/protection/limits', {
    token: entered.body.access_token,
  });
  expect(limits.body).toMatchObject({ loss: { month: 50_000 }, time: { day: 60 }, pending: [] });
});

test('refuses who is in the register of impeded persons, until the entry is removed', async () => {
  const document = newCpf();
  await operator.sandbox.control.impede(document, true);
  const refused = await register(form(document));
  expect(refused).toMatchObject({ status: 403, body: { success: false, reason: 'impeded' } });
  expect((await register(registrationForm(document), 'beta')).body.success).toBe(true);
  await operator.sandbox.control.impede(document, false);
  expect((await register(form(document))).body.success).toBe(true);
});

test('asks none of it from brands without a jurisdiction', async () => {
  expect((await register(registrationForm(newCpf()), 'beta')).body.success).toBe(true);
});

test('has the version of the terms that the brands publish', () => {
  const page = readFileSync('brands/default/legal/termos-de-uso.md', 'utf8');
  expect(page).toContain(`updated: ${termsVersion}\n`);
});
