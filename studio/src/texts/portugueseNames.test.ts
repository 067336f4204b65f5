import { expect, it } from 'vitest';
import { settingsSchema } from '../settings/settingsSchema.ts';
import { englishNames } from './englishNames.ts';
import { portugueseNames } from './portugueseNames.ts';

interface Part {
  enum?: unknown[];
  properties?: Record<string, unknown>;
}

// The names that are the same in both languages.
const same = ['layout', 'slots', 'chat', 'cluster', 'host', 'token', 'apps', 'tls'];

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;

function paths(part: unknown, path: string[] = []): { path: string[]; choices: string[] }[] {
  if (!isPart(part)) return [];
  const inside = Object.entries(part.properties ?? {});
  return [
    { path, choices: (part.enum ?? []).map(String) },
    ...inside.flatMap(([name, inner]) => paths(inner, [...path, name])),
  ];
}

const fields = paths(settingsSchema(true)).slice(1);

it('has a Portuguese label for every field and every choice of the record', () => {
  const raw = fields.flatMap(({ path, choices }) => {
    const last = path.at(-1) ?? '';
    const isRaw = portugueseNames.fieldLabel(path) === last && !same.includes(last);
    const unnamed = choices.filter((choice) => portugueseNames.choiceLabel(path, choice) === choice);
    return [...(isRaw ? [path.join('.')] : []), ...unnamed.map((choice) => `${path.join('.')}: ${choice}`)];
  });
  expect(raw).toEqual([]);
});

it('has an English label and a Portuguese hint for every field at the top', () => {
  const top = fields.map(({ path }) => path).filter(({ length }) => length === 1);
  expect(top.filter((path) => englishNames.fieldLabel(path) === path[0])).toEqual([]);
  expect(top.filter((path) => !portugueseNames.fieldHint(path, undefined))).toEqual([]);
});

it('names a field of an environment and an item of a list by its own label', () => {
  expect(portugueseNames.fieldLabel(['environments', 'staging', 'origin'])).toBe(
    'Endereço do site (staging)',
  );
  expect(portugueseNames.fieldLabel(['domains[2]'])).toBe('Outros domínios, item 3');
});
