import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../cli/projectPaths.ts';

const { dependencies, devDependencies } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));

test('lists the packages that the product is built on', () => {
  expect(Object.keys(dependencies)).toEqual(
    expect.arrayContaining([
      ...['react', 'react-dom', 'react-router', 'styled-components', '@reduxjs/toolkit', 'react-redux'],
      ...['axios', 'pusher-js', 'react-final-form', 'js-cookie', '@datadog/browser-rum'],
    ]),
  );
  expect(Object.keys(devDependencies)).toEqual(
    expect.arrayContaining(['vite', 'vitest', 'dotenv', 'playwright']),
  );
  expect(dependencies.axios).toMatch(/^\d+\.\d+\.\d+$/);
});

test('has its directories and files at the top', () => {
  const names = ['src', 'brands', 'public', 'scripts', 'tests', 'vite.config.ts', 'package.json'];
  for (const name of [...names, 'tsconfig.json', 'brands.config.json'])
    expect({ name, exists: existsSync(join(projectRoot, name)) }).toEqual({ name, exists: true });
  expect(readdirSync(join(projectRoot, 'public'))).not.toEqual([]);
});

const sources = readdirSync(join(projectRoot, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .sort();
const using = (pattern: RegExp) =>
  sources.filter((name) => pattern.test(readFileSync(join(projectRoot, 'src', name), 'utf8')));

test('keeps session, wallet, realtime and the state of guards in one Redux store', () => {
  expect(using(/\b(?:configureStore|legacy_createStore)\(/)).toEqual(['app/store.ts']);
  const store = readFileSync(join(projectRoot, 'src/app/store.ts'), 'utf8');
  for (const slice of ['session', 'walletDialog', 'realtime', 'authModal', 'visit', 'api'])
    expect(store).toMatch(new RegExp(`^ {4}${slice}: `, 'm'));
  // Each guard gets the store with the navigation.
  expect(using(/\bcontext\.get\(visitContext\)/)).toEqual(
    expect.arrayContaining(['app/guards/authGuard.ts']),
  );
});

test('calls the operator by one axios instance, except for the start calls', () => {
  expect(using(/\baxios\.create\(/)).toEqual(['shared/http/axiosClient.ts']);
  expect(using(/\bnew XMLHttpRequest\b|\bsendBeacon\(/)).toEqual([]);
  // The others read static files of the site, or icons of another service.
  expect(using(/\bfetch\([^)]/)).toEqual([
    'app/guards/routeRule.ts',
    'entry-early.ts',
    'features/icons/fetchIcon.ts',
    'features/legal/legalApi.ts',
    'features/updates/buildCheck.ts',
    'shared/http/axiosClient.ts',
    'shared/reload/lazyWithReload.ts',
  ]);
});
