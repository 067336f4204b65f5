import { expect, test } from 'vitest';
import { menuEntryIcon } from './menuEntryIcon.ts';

test('uses a name of the icon set', () => {
  expect(menuEntryIcon('gift', { kind: 'page', path: '/sports' })).toBe('gift');
});

test('replaces an unknown name by the icon of the linked page', () => {
  expect(menuEntryIcon('ball', { kind: 'page', path: '/sports?from=menu' })).toBe('sports');
  expect(menuEntryIcon(undefined, { kind: 'page', path: '/casino/crash' })).toBe('chip');
  expect(menuEntryIcon('toString', { kind: 'page', path: '/termos' })).toBe('info');
});

test('marks links that leave the site', () => {
  expect(menuEntryIcon(undefined, { kind: 'outside', href: 'https://ajuda.example/' })).toBe('external');
});
