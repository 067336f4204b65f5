import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { InferInput } from 'valibot';
import { onTestFinished } from 'vitest';
import type { settingsSchema } from '../../src/shared/brand/brandSchema.ts';
import { isCnpj } from '../../src/shared/brand/cnpj.ts';
import { projectRoot } from '../cli/projectPaths.ts';
import type { PlainObject } from './config/json/plainObject.ts';
import { type LoadedBrands, loadBrands } from './loadBrands.ts';

/** Creates a directory with these files, removed after the test. */
export function dirWith(files: Record<string, string | Buffer>): string {
  const dir = realpathSync(mkdtempSync(join(tmpdir(), 'bandeira-brands-')));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), content);
  }
  return dir;
}

/** Returns a CNPJ for each id, because `11.222.333/0001-81` for all would be one company with many brands. */
export function documentOf(id: string): string {
  const first12 = `${[...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 90_000_000, 7) + 10_000_000}0001`;
  const digits = Array.from({ length: 100 }, (_, index) => `${first12}${String(index).padStart(2, '0')}`);
  return digits.find(isCnpj) ?? '';
}

/** Returns every required field of a brand, with nothing inherited. */
export function brandEntry(id: string, changes: PlainObject = {}): PlainObject {
  const settings: InferInput<typeof settingsSchema> = {
    name: `Brand ${id}`,
    company: {
      legalName: 'Exemplo Apostas S.A.',
      tradeName: 'Exemplo',
      document: documentOf(id),
      address: 'Rua Um, 1, Recife/PE',
      authorization: { number: `SPA/MF nº ${id}/2025`, date: '2025-01-06' },
      support: { phone: '0800 555 0100', email: `sac@${id}.example` },
      ombudsman: { phone: '0800 555 0101', email: `ouvidoria@${id}.example` },
    },
    jurisdiction: 'none',
    origin: `https://${id}.example`,
    api: { origin: `https://api.${id}.example` },
    cdn: `https://cdn.${id}.example`,
    layout: 'default',
    realtime: null,
    monitoring: null,
    verification: null,
    sportsbook: null,
    gameLauncher: null,
    chat: null,
    tags: null,
    icons: null,
  };
  return { id, ...settings, theme: 'brands/shared', ...changes };
}

const colours = {
  background: '#07130e',
  surface: '#0e1e17',
  'surface-raised': '#162b21',
  text: '#eef7f0',
  'text-muted': '#a0b7aa',
  border: '#274435',
  primary: '#2fd180',
  'on-primary': '#02180c',
  secondary: '#ffd84d',
  'on-secondary': '#241a00',
  success: '#74dba4',
  'on-success': '#032013',
  danger: '#ff7070',
  'on-danger': '#2d0407',
  warning: '#ffb13b',
  'on-warning': '#281600',
  focus: '#ffd84d',
};

/** Returns the smallest valid theme with these changes; `undefined` removes a color. */
export function themeTokens(colourChanges: Record<string, unknown> = {}, groups: PlainObject = {}): string {
  const color: PlainObject = { $type: 'color' };
  for (const [name, value] of Object.entries({ ...colours, ...colourChanges }))
    if (value !== undefined) color[name] = { $value: value };
  return JSON.stringify({ color, ...groups }, null, 2);
}

export const plainSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="12" fill="#2fd180"/></svg>';

export function themeFiles(dir: string, tokens: string = themeTokens()): Record<string, string> {
  return {
    [`${dir}/theme.tokens.json`]: tokens,
    [`${dir}/logo.svg`]: plainSvg,
    [`${dir}/logo-error.svg`]: plainSvg,
    [`${dir}/favicon.svg`]: plainSvg,
    [`${dir}/share.svg`]: plainSvg,
  };
}

export interface FixtureOptions {
  env?: string;
  variables?: NodeJS.ProcessEnv;
  files?: Record<string, string | Buffer>;
}

/** Loads a configuration (an object or raw text) with one shared, valid theme package. */
export function loadFixture(
  config: PlainObject | string,
  options: FixtureOptions = {},
): Promise<LoadedBrands> {
  const text = typeof config === 'string' ? config : JSON.stringify(config, null, 2);
  const dir = dirWith({ 'brands.config.json': text, ...themeFiles('brands/shared'), ...options.files });
  return loadBrands({
    configFile: join(dir, 'brands.config.json'),
    env: options.env ?? 'production',
    projectRoot,
    processEnv: options.variables ?? {},
  });
}

export const twoBrands = (first: PlainObject, second: PlainObject = {}): PlainObject => ({
  brands: [brandEntry('aurora', first), brandEntry('boreal', second)],
});

/** Lists the problems of a configuration, without positions. */
export async function problemsOf(config: PlainObject | string, options?: FixtureOptions) {
  const { problems } = await loadFixture(config, options);
  return problems.map(({ brand, field, message }) => ({ brand, field, message }));
}
