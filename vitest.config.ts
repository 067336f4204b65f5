import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'unit',
          include: ['{src,scripts,sandbox}/**/*.test.{ts,tsx}', 'tests/contract/**/*.test.ts'],
          // By itself vitest leaves one core alone, which is half of a small machine.
          maxWorkers: '100%',
          testTimeout: 20_000,
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
