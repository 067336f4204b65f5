import { defineConfig } from 'vitest/config';

// By itself vitest leaves one core alone, which is half of a small machine.
const quick = { maxWorkers: '100%', testTimeout: 20_000 };

export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}'],
          ...quick,
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'unit-node',
          include: ['{scripts,sandbox}/**/*.test.ts', 'tests/contract/**/*.test.ts'],
          // Nothing of theirs is the page's: what they load (a database in WebAssembly among it) serves them all.
          isolate: false,
          ...quick,
        },
      },
      {
        test: {
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          globalSetup: ['tests/build/sharedBuild.ts'],
          // Real builds share two cores with each other badly: one file after the other.
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
