import { vi } from 'vitest';

// A file of tests shares its process with others, and nothing that they have loaded or replaced.
vi.resetModules();
vi.unstubAllGlobals();
vi.restoreAllMocks();
vi.useRealTimers();
