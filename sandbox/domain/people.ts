import { createHash } from 'node:crypto';

const firstNames = [
  'Ana',
  'Bruno',
  'Carla',
  'Diego',
  'Elisa',
  'Fábio',
  'Helena',
  'Igor',
  'Júlia',
  'Lucas',
  'Marina',
  'Otávio',
];
const lastNames = [
  'Almeida',
  'Barbosa',
  'Cardoso',
  'Duarte',
  'Ferreira',
  'Lima',
  'Moreira',
  'Pereira',
  'Ramos',
  'Teixeira',
];

/** Derives a fictional adult from a tax number, always the same. */
export function personOf(document: string): { name: string; birthday: string } {
  const bytes = createHash('sha256').update(document).digest();
  const pick = (list: readonly string[], index: number) => list[(bytes[index] ?? 0) % list.length] ?? '';
  const year = 1955 + ((bytes[3] ?? 0) % 50);
  const month = 1 + ((bytes[4] ?? 0) % 12);
  const day = 1 + ((bytes[5] ?? 0) % 28);
  const two = (value: number) => String(value).padStart(2, '0');
  return {
    name: `${pick(firstNames, 0)} ${pick(lastNames, 1)} ${pick(lastNames, 2)}`,
    birthday: `${year}-${two(month)}-${two(day)}`,
  };
}
