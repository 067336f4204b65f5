import { expect, test } from 'vitest';
import { menuEntryIcon } from './menuEntryIcon.ts';

test('a name of the icon set is used as it is', () => {
  expect(menuEntryIcon('gift', { kind: 'page', path: '/sports' })).toBe('gift');
});

test('a name nobody knows gives way to the picture of the page it leads to', () => {
  expect(menuEntryIcon('ball', { kind: 'page', path: '/sports?from=menu' })).toBe('sports');
  expect(menuEntryIcon(undefined, { kind: 'page', path: '/casino/crash' })).toBe('chip');
  expect(menuEntryIcon('toString', { kind: 'page', path: '/termos' })).toBe('info');
});

test('what leads off the site says so', () => {
  expect(menuEntryIcon(undefined, { kind: 'outside', href: 'https://ajuda.example/' })).toBe('external');
});
