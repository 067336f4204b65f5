import { randomInt } from 'node:crypto';
import { withCheckDigits } from '../../sandbox/domain/cpf.ts';

/** A tax number that nobody in the sandbox has yet. */
export function newCpf(): string {
  return withCheckDigits(String(randomInt(100_000_000, 1_000_000_000)));
}
