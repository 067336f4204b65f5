import { expect, test } from 'vitest';
import { authPanelOf } from '../../shared/state/authPanelOf.ts';
import { panelOfQuery } from './authQuery.ts';
import { loginFailure } from './tokenRequest.ts';

test.each([
  ['', null],
  ['?login=1', 'login'],
  ['?login=0', 'register'],
  ['?login=1&utm_source=x', 'login'],
  ['?utm_source=x', 'register'],
  ['?token=abc', null],
  ['?showCookieModal=true', null],
  ['?token=abc&btag=1', 'register'],
  ['?login=2', null],
])('an anonymous visitor with %j meets the panel %j', (search, panel) => {
  expect(panelOfQuery(search)).toBe(panel);
});

test('any other word opens register', () => {
  expect(['login', 'recover', 'register', 'anything'].map(authPanelOf)).toEqual([
    'login',
    'recover',
    'register',
    'register',
  ]);
});

const refused = (status: number, message: string | null) =>
  loginFailure({ kind: 'http', status, message, fields: {} });

test('a refused login shows the operator’s words, else the product’s', () => {
  expect(refused(403, 'Conta autoexcluída.')).toBe('Conta autoexcluída.');
  expect(refused(403, null)).toBe('Acesso negado');
  expect(refused(401, null)).toBe('Email ou senha incorretos!');
});

test('trouble on the way is not blamed on the password', () => {
  expect(refused(500, 'stack trace')).toMatch(/Não foi possível entrar agora/);
  expect(loginFailure({ kind: 'network', offline: true })).toMatch(/Não foi possível entrar agora/);
});
