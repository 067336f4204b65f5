import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InferInput } from 'valibot';
import { projectRoot } from '../../../scripts/cli/projectPaths.ts';
import { layoutNames } from '../../../src/shared/brand/brandNames.ts';
import type { settingsSchema } from '../../../src/shared/brand/brandSchema.ts';

// Completes the digits of a CNPJ from its first twelve.
function cnpj(first12: string): string {
  const digit = (digits: string): number => {
    const sum = [...digits]
      .reverse()
      .reduce((total, value, index) => total + Number(value) * (2 + (index % 8)), 0);
    return sum % 11 < 2 ? 0 : 11 - (sum % 11);
  };
  const one = `${first12}${digit(first12)}`;
  const all = `${one}${digit(one)}`;
  return `${all.slice(0, 2)}.${all.slice(2, 5)}.${all.slice(5, 8)}/${all.slice(8, 12)}-${all.slice(12)}`;
}

const consonants = 'bdfgjlmnprstvz';
const vowels = 'aeiou';

// Returns an invented word for each number: `babade`, …
export function generatedId(index: number): string {
  let rest = index;
  let word = 'qu';
  for (let syllable = 0; syllable < 3; syllable += 1) {
    word += `${consonants[rest % 14] ?? 'b'}${vowels[Math.floor(rest / 14) % 5] ?? 'a'}`;
    rest = Math.floor(rest / 70);
  }
  return word;
}

function entry(index: number) {
  const id = generatedId(index);
  const name = `${id[0]?.toUpperCase()}${id.slice(1)}`;
  return {
    id,
    name,
    company: {
      legalName: `${name} Apostas Geradas ${index} S.A.`,
      tradeName: name,
      document: cnpj(`${10_000_000 + index}0001`),
      address: `Rua de Teste, ${index + 1}, São Paulo/SP, CEP 01000-000`,
      authorization: { number: `SPA/MF nº ${1000 + index}/2025`, date: '2025-02-17' },
      support: { phone: '0800 555 0100', email: `sac@${id}.example` },
      ombudsman: { phone: '0800 555 0101', email: `ouvidoria@${id}.example` },
    },
    origin: `https://${id}.example`,
    domains: [`www.${id}.example`],
    api: { origin: `https://api.${id}.example`, hosts: [`api.${id}.example`] },
    cdn: `https://cdn.${id}.example/imagens`,
    layout: layoutNames[index % layoutNames.length],
    realtime: { key: `key-${id}-${(index * 7919).toString(16).padStart(8, '0')}` },
    monitoring: null,
    verification: { script: `https://identity.${id}.example/sdk.js`, token: `token-${id}` },
    features: index % 5 === 0 ? { mines: false, esports: false } : undefined,
  };
}

// Moves the channels of `hex` by a few steps, which keeps it readable.
function shifted(hex: string, index: number): string {
  const steps = [index % 5, Math.floor(index / 5) % 5, Math.floor(index / 25) % 41];
  return `#${steps
    .map((step, channel) => {
      const value = Number.parseInt(hex.slice(1 + channel * 2, 3 + channel * 2), 16);
      return (value < 128 ? value + step : value - step).toString(16).padStart(2, '0');
    })
    .join('')}`;
}

function tokens(template: string, index: number): string {
  const read: { color: Record<string, { $value?: { hex?: string; components?: number[] } }> } =
    JSON.parse(template);
  for (const role of ['primary', 'secondary', 'surface', 'background']) {
    const value = read.color[role]?.$value;
    if (!value?.hex) continue;
    value.hex = shifted(value.hex, role === 'primary' ? index : index % 4);
    const channels = [1, 3, 5].map((index) => Number.parseInt(value.hex?.slice(index, index + 2) ?? '0', 16));
    value.components = channels.map((channel) => Number((channel / 255).toFixed(4)));
  }
  return JSON.stringify(read);
}

function repainted(svg: string, index: number, name: string): string {
  return svg
    .replaceAll(/#[0-9a-f]{6}\b/g, (hex) => shifted(hex, index))
    .replaceAll('Bandeira', name)
    .replace(
      '</svg>',
      `<circle cx="${4 + (index % 40)}" cy="4" r="2" fill="${shifted('#808080', index)}"/></svg>`,
    );
}

export interface GeneratedBrands {
  configFile: string;
  ids: string[];
}

/** Writes a configuration of `count` brands with theme packages: different colors, pictures, names and domains. */
export function generateBrands(dir: string, count: number): GeneratedBrands {
  const source = join(projectRoot, 'brands', 'default');
  const read = (name: string) => readFileSync(join(source, name), 'utf8');
  const theme = read('theme.tokens.json');
  const pictures = ['logo.svg', 'logo-error.svg', 'favicon.svg', 'share.svg'].map((name) => ({
    name,
    svg: read(name),
  }));
  const brands = Array.from({ length: count }, (_, index) => entry(index));
  for (const [index, { id, name }] of brands.entries()) {
    const target = join(dir, 'brands', id);
    mkdirSync(target, { recursive: true });
    writeFileSync(join(target, 'theme.tokens.json'), tokens(theme, index));
    for (const picture of pictures)
      writeFileSync(join(target, picture.name), repainted(picture.svg, index, name));
  }
  const configFile = join(dir, 'brands.config.json');
  const defaults: Omit<InferInput<typeof settingsSchema>, keyof ReturnType<typeof entry>> = {
    jurisdiction: 'none',
    sportsbook: null,
    gameLauncher: null,
    chat: null,
    tags: null,
    icons: null,
  };
  const empty = { production: {}, sandbox: {}, staging: {} };
  writeFileSync(configFile, JSON.stringify({ defaults, environments: empty, brands }, null, 1));
  return { configFile, ids: brands.map(({ id }) => id) };
}
