import { availableParallelism } from 'node:os';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import project from './package.json' with { type: 'json' };
import { browserArguments, withoutOptimizing } from './scripts/browsers/browserArguments.ts';
import { leavePage } from './tests/support/setup/leavePage.ts';

// By itself vitest leaves one core alone, which is half of a small machine.
const quick = { maxWorkers: '100%', testTimeout: 20_000 };

// Other processes, ports and clocks: a busy machine misses a time limit, and the run names the test.
const realParts = { retry: 1 };

const browserDependencies = [
  ...Object.keys(project.dependencies),
  '@reduxjs/toolkit/query/react',
  '@rjsf/core/lib/components/Form.js',
  'colorjs.io',
  'axios/lib/adapters/xhr.js',
  'libphonenumber-js/min',
  'react-dom/client',
  'react-router/dom',
  'react/jsx-dev-runtime',
].filter((name) => name !== 'libphonenumber-js');

export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'unit',
          include: ['{src,studio}/**/*.test.{ts,tsx}'],
          exclude: ['{src,studio}/**/*.component.test.tsx'],
          // A process of its own for each file takes longer than its tests.
          isolate: false,
          setupFiles: ['tests/support/setup/freshStart.ts'],
          ...quick,
        },
      },
      {
        extends: './vite.config.ts',
        // A dependency that Vite finds during a test would reload the page.
        optimizeDeps: { include: browserDependencies },
        test: {
          name: 'component',
          include: ['{src,studio}/**/*.component.test.tsx'],
          globalSetup: ['tests/support/setup/componentBrand.ts'],
          setupFiles: ['tests/support/setup/componentStyles.ts'],
          ...quick,
          // Tests wait for their page or a clock: two pages more than cores took 95 s on two cores, one more took 107 s.
          maxWorkers: availableParallelism() + 2,
          // Chunks load within a poll, which takes longer than the default of a second on a busy machine.
          expect: { poll: { timeout: 15_000 } },
          ...realParts,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            commands: { leavePage },
            provider: playwright({
              launchOptions: {
                executablePath: process.env.BANDEIRA_BROWSER,
                args: [...browserArguments, withoutOptimizing],
              },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 390, height: 844 } }],
          },
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'node',
          include: ['{scripts,sandbox}/**/*.test.ts', 'tests/contract/**/*.test.ts'],
          globalSetup: ['tests/support/operator/emptyDatabase.ts'],
          // Nothing of theirs is the page's: what they load (a database in WebAssembly among it) serves them all.
          isolate: false,
          env: { BANDEIRA_PASSWORD_COST: '10' },
          unstubEnvs: true,
          ...quick,
          ...realParts,
        },
      },
      {
        test: {
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          globalSetup: ['tests/build/sharedBuild.ts'],
          // A build uses two cores for a part of its time: two files side by side fill the rest.
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 240_000,
          ...realParts,
        },
      },
    ],
  },
});
