import { randomInt } from 'node:crypto';

// 48 bits, the most that randomInt draws at once.
export const fairRandom = () => randomInt(2 ** 48 - 1) / 2 ** 48;
