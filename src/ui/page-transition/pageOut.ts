import { wait } from '../../shared/time/wait.ts';

// The token `motion.fast` of most brands.
const outMs = 120;

export const pageOut = (): Promise<void> => wait(outMs);
