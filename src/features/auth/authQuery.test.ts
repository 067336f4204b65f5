import { expect, test } from 'vitest';
import type { HttpError } from '../../shared/http/httpError.ts';
import { authPanelOf } from '../../shared/state/authModalSlice.ts';
import { toUserMessage } from '../forms/toUserMessage.ts';
import { panelOfQuery } from './authQuery.ts';
import { loginError, loginTexts } from './tokenRequest.ts';

test.each([
  ['', null],
  ['?login=1', 'login'],
  ['?login=0', 'register'],
  ['?login=1&utm_source=x', 'login'],
  ['?utm_source=x', 'register'],
  ['?token=abc', null],
  ['?preview=a.b.c', null],
  ['?showCookieModal=true', null],
  ['?token=abc&btag=1', 'register'],
  ['?login=2', null],
])('opens for an anonymous visitor with %j the panel %j', (search, panel) => {
  expect(panelOfQuery(search)).toBe(panel);
});

test('opens register for any other value', () => {
  expect(['login', 'recover', 'register', 'anything'].map(authPanelOf)).toEqual([
    'login',
    'recover',
    'register',
    'register',
  ]);
});

const shown = (error: HttpError) => toUserMessage(loginError(error), loginTexts);
const refused = (status: number, message: string | null) =>
  shown({ kind: 'http', status, message, fields: {} });

test('shows the operator’s message of a refused login, else the product’s', () => {
  expect(refused(403, 'Conta autoexcluída.')).toBe('Conta autoexcluída.');
  expect(refused(500, 'Em manutenção.')).toBe('Em manutenção.');
  expect(refused(403, null)).toBe('Acesso negado');
  expect(refused(401, null)).toBe('Email ou senha incorretos!');
});

test('takes a successful response without a body as a refusal, for it has no token', () => {
  expect(shown({ kind: 'invalid-response', path: '', problem: 'empty' })).toBe('Email ou senha incorretos!');
});

test('does not blame the password for a failed connection', () => {
  expect(refused(500, null)).toMatch(/Não foi possível entrar agora/);
  expect(shown({ kind: 'network', offline: true })).toMatch(/Não foi possível entrar agora/);
});
