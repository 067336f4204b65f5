import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { findAffected } from '../../brands/affected/findAffected.ts';
import { repositoryAround } from '../../brands/affected/repository.ts';
import { type BrandDifference, diffBrands, isEmptyDiff } from '../../brands/diff/diffBrands.ts';
import type { ResolvedBrand } from '../../brands/resolvedBrand.ts';
import { UsageError } from '../../cli/cliErrors.ts';
import { applyEdits } from '../draft/applyEdits.ts';
import { loadDraft } from '../draft/checkDraft.ts';
import type { StudioProject } from '../project.ts';
import type { StudioInput, StudioOutput } from '../studioApi.ts';
import { commitMessage } from './commitMessage.ts';
import type { StudioContext } from './context.ts';

type Difference = StudioOutput<'diff'>;

const reportSchema = v.object({
  total: v.object({ bytes: v.number() }),
  files: v.record(v.string(), v.object({ bytes: v.number() })),
  contrast: v.array(
    v.object({
      foreground: v.string(),
      background: v.string(),
      where: v.string(),
      ratio: v.number(),
      required: v.number(),
    }),
  ),
});

const rounded = (ratio: number): number => Math.round(ratio * 100) / 100;

// Compares contrast and sizes with the report of the last build in `dist`.
function diffWithBuild(project: StudioProject, brand: ResolvedBrand): Difference {
  const { id } = brand.settings;
  const file = join(project.projectRoot, 'dist', id, 'report.json');
  let report: v.InferOutput<typeof reportSchema>;
  try {
    report = v.parse(reportSchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {
      difference: null,
      message: `There is no build of ${id} in dist: run npm run build -- --brand ${id}`,
    };
  }
  const { contrast, pictures } = brand.theme;
  const ratios = new Map(report.contrast.map((pair) => [pair.foreground + pair.background, pair.ratio]));
  const sizeOf = (name: RegExp): number =>
    Object.entries(report.files)
      .filter(([path]) => name.test(path))
      .reduce((sum, [, { bytes }]) => sum + bytes, 0);
  const sizes = [
    { part: 'logo', before: sizeOf(/^brand\/logo-/), after: pictures.logo.bytes.length },
    { part: 'favicon', before: sizeOf(/^brand\/favicon-/), after: pictures.favicon.bytes.length },
  ];
  return {
    message: null,
    difference: {
      before: `${id}@build`,
      after: id,
      fields: [],
      tokens: [],
      pictures: [],
      fonts: [],
      voice: [],
      legal: [],
      contrast: contrast.flatMap(({ pair, ratio, required }) => {
        const { foreground, background, where } = pair;
        const before = ratios.get(foreground + background);
        return before === undefined || before === rounded(ratio)
          ? []
          : { foreground, background, where, required, before, after: rounded(ratio) };
      }),
      sizes: sizes.filter(({ before, after }) => before !== after),
    },
  };
}

/** Compares a brand and its unsaved edits with what is saved, with the main branch or with the last build. */
export async function diffBrand(
  { project, main }: StudioContext,
  { brand, since, edits }: StudioInput<'diff'>,
): Promise<Difference> {
  const saved = await project.load('production');
  const loaded = edits.length === 0 ? saved : await loadDraft(project, applyEdits(project, brand, edits));
  const find = (brands: readonly ResolvedBrand[] | undefined) =>
    brands?.find(({ settings }) => settings.id === brand);
  const after = find(loaded.brands);
  if (!after) return { difference: null, message: `"${brand}" has problems: solve them first` };
  if (since === 'build') return diffWithBuild(project, after);
  const before = find(since === 'saved' ? saved.brands : (await main.brands())?.brands);
  if (!before)
    return {
      difference: null,
      message: since === 'main' ? `"${brand}" is new since ${main.name() ?? 'the last commit'}` : null,
    };
  const label = since === 'saved' ? `${brand}@saved` : `${brand}@${main.name()}`;
  return { difference: diffBrands(before, after, { before: label, after: brand }), message: null };
}

// As a shell takes it for one word.
const shellWord = (word: string): string =>
  /^[\w./@:,+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;

function ownFiles(project: StudioProject, since: string): string[] {
  const repository = repositoryAround(project.dir);
  const dir = repository?.inside(project.dir);
  if (!repository || dir === undefined) return [];
  const prefix = dir === '' ? '' : `${dir}/`;
  return repository
    .changedSince(since)
    .filter(
      (path) => path === `${prefix}${basename(project.configFile)}` || path.startsWith(`${prefix}brands/`),
    );
}

/** Reads what has changed since the main branch, which artifacts it alters and why. */
export async function readShip({ project, main }: StudioContext): Promise<StudioOutput<'ship'>> {
  const since = main.name();
  const nothing = { since, files: [], affected: [], removed: [], commitMessage: '', commands: [] };
  if (since === null)
    return {
      ...nothing,
      message: 'The brands are in no git repository, so there is nothing to compare with',
    };
  const { configFile, projectRoot, processEnv } = project;
  const now = await project.load('production');
  try {
    const options = { configFile, projectRoot, processEnv, env: 'production' };
    const { brands, removed, since: commit } = await findAffected(now, options, since);
    const files = ownFiles(project, commit);
    const differences = await main.differences(now.brands);
    const changed = now.brands.flatMap((brand): { id: string; difference: BrandDifference | null }[] => {
      const { id } = brand.settings;
      const difference = differences?.get(id) ?? null;
      return difference && isEmptyDiff(difference) ? [] : [{ id, difference }];
    });
    const name = basename(configFile);
    const config = name === 'brands.config.json' ? '' : ` --config ${shellWord(name)}`;
    const ids = brands.map(({ id }) => id);
    return {
      since,
      files,
      affected: brands,
      removed,
      commitMessage: commitMessage(changed, removed),
      commands:
        files.length === 0
          ? []
          : [
              `git add ${files.map(shellWord).join(' ')}`,
              'git commit',
              ...(ids.length === 0 ? [] : [`npm run build -- --brand ${ids.join(',')}${config}`]),
            ],
      message: null,
    };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return { ...nothing, message: error.message };
  }
}
