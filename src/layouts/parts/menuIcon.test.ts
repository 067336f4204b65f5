import { expect, test } from 'vitest';
import { menuIcon } from './menuIcon.ts';

test('a name of the icon set is used as it is', () => {
  expect(menuIcon('gift', { kind: 'page', path: '/sports' })).toBe('gift');
});

test('a name nobody knows gives way to the picture of the page it leads to', () => {
  expect(menuIcon('ball', { kind: 'page', path: '/sports?from=menu' })).toBe('sports');
  expect(menuIcon(null, { kind: 'page', path: '/casino/crash' })).toBe('chip');
  expect(menuIcon('toString', { kind: 'page', path: '/termos' })).toBe('star');
});

test('what leads off the site says so', () => {
  expect(menuIcon(null, { kind: 'outside', href: 'https://ajuda.example/' })).toBe('external');
});
