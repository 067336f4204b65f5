import { expect, test } from 'vitest';
import { addMissingIcon, menuEntryIcon } from './menuEntryIcon.ts';

const none = { icons: null };
const service = { icons: 'https://icons.example' };

test('uses a name of the icon set', () => {
  expect(menuEntryIcon('gift', { kind: 'page', path: '/sports' }, service)).toBe('gift');
});

test('replaces an unknown name by the icon of the linked page without an icon service', () => {
  expect(menuEntryIcon('ball', { kind: 'page', path: '/sports?from=menu' }, none)).toBe('sports');
  expect(menuEntryIcon(undefined, { kind: 'page', path: '/casino/crash' }, none)).toBe('chip');
  expect(menuEntryIcon('toString', { kind: 'page', path: '/termos' }, none)).toBe('info');
});

test('never shows the icon of the page before that of the service', () => {
  const sports = { kind: 'page', path: '/sports' } as const;
  expect(menuEntryIcon('ball', sports, service)).toBe('service-ball');
  expect(menuEntryIcon('', sports, service)).toBe('sports');
  addMissingIcon('ball');
  expect(menuEntryIcon('ball', sports, service)).toBe('sports');
});

test('marks links that leave the site', () => {
  const link = { kind: 'outside', href: 'https://ajuda.example/' } as const;
  expect(menuEntryIcon(undefined, link, service)).toBe('external');
});
