import { basename } from 'node:path';
import type { Command } from 'commander';
import { type VoiceName, voiceNames } from '../../../src/shared/brand/voiceLines.ts';
import { printProblems } from '../../cli/printProblems.ts';
import { isPlainObject } from '../config/json/plainObject.ts';
import { type BrandFont, describeProvenance, type ResolvedBrand } from '../resolvedBrand.ts';
import {
  type BrandFlags,
  checkLoadedBrand,
  loadForCommand,
  printJson,
  withBrandOptions,
  withJsonOption,
} from './brandOptions.ts';
import { table } from './table.ts';

function valueAt(settings: unknown, field: string): unknown {
  let at = settings;
  for (const key of field.split('.')) at = isPlainObject(at) ? at[key] : undefined;
  return at;
}

const voiceOrigin = (name: VoiceName, { lines }: ResolvedBrand['voiceSource']): string =>
  lines[name] === undefined ? 'product default' : 'own';

function fontText({ family, files, own }: BrandFont): string {
  if (!own) return family;
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
  return `${family} (own, ${bytes} of ${own.sourceBytes} bytes, license in ${basename(own.license.file)})`;
}

function asText(
  { settings, provenance, themeDir, theme, legal, voice, voiceSource }: ResolvedBrand,
  env: string,
): string {
  const lowest = theme.contrast.reduce(
    (low, { ratio, required }) => Math.min(low, ratio / required),
    Number.POSITIVE_INFINITY,
  );
  return [
    `${settings.name} (${settings.id}), environment ${env}\n\n`,
    table(
      Object.entries(provenance).map(([field, from]) => [
        `  ${field}`,
        JSON.stringify(valueAt(settings, field)),
        describeProvenance(from),
      ]),
    ),
    `\n  theme     ${themeDir}\n`,
    `  fonts     ${theme.fonts.map(fontText).join(', ') || 'system fonts'}\n`,
    `  contrast  ${theme.contrast.length} pairs, the closest at ${Math.floor(lowest * 100)} % of what it needs\n`,
    `  legal     ${legal.map(({ slug }) => `/${slug}`).join(' ') || 'none'}\n\n`,
    table(
      voiceNames.map((name) => [
        `  voice.${name}`,
        JSON.stringify(voice[name]),
        voiceOrigin(name, voiceSource),
      ]),
    ),
  ].join('');
}

function asRecord(
  { settings, provenance, themeDir, theme, legal, voice, voiceSource }: ResolvedBrand,
  env: string,
) {
  return {
    id: settings.id,
    env,
    settings,
    provenance: Object.fromEntries(
      Object.entries(provenance).map(([field, from]) => [field, { ...from, text: describeProvenance(from) }]),
    ),
    theme: { dir: themeDir, tokens: theme.values, fonts: theme.fonts.map(({ family }) => family) },
    legal: legal.map(({ slug, title, updated }) => ({ slug, title, updated })),
    voice: Object.fromEntries(
      voiceNames.map((name) => [name, { text: voice[name], origin: voiceOrigin(name, voiceSource) }]),
    ),
  };
}

export function addShowCommand(program: Command): void {
  withJsonOption(
    withBrandOptions(
      program
        .command('show <id>')
        .description('Shows what a brand comes to, and where each value came from.'),
    ),
  ).action(async (id: string, flags: BrandFlags) => {
    const { ids, brands, problems, warnings } = await loadForCommand(flags);
    checkLoadedBrand(id, { ids, problems });
    const isAbout = ({ brand }: { brand: string | null }): boolean => brand === id || brand === null;
    const brand = brands.find(({ settings }) => settings.id === id);
    // Another brand's problems hide this brand only when they leave it unresolved.
    const own = brand ? problems.filter(isAbout) : problems;
    if (brand && flags.json === true) printJson(asRecord(brand, flags.env));
    else if (brand) process.stdout.write(asText(brand, flags.env));
    printProblems(own, flags.json === true ? [] : warnings.filter(isAbout));
    if (!brand || own.length > 0) process.exitCode = 1;
  });
}
