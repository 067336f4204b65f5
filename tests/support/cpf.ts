import { randomInt } from 'node:crypto';
import { withCheckDigits } from '../../sandbox/domain/cpf.ts';

export function newCpf(): string {
  return withCheckDigits(String(randomInt(100_000_000, 1_000_000_000)));
}
