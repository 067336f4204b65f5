import { layoutNames } from '../../../src/shared/brand/brandNames.ts';
import { environmentNames } from '../../brands/config/layers/layersOf.ts';
import { readConfig } from '../../brands/config/readConfig.ts';
import { isEmptyDiff } from '../../brands/diff/diffBrands.ts';
import type { ResolvedBrand } from '../../brands/resolvedBrand.ts';
import { fontCatalogue } from '../../brands/theme/fontCatalogue.ts';
import type { MainBranch } from '../calls/mainBranch.ts';
import type { StudioProject } from '../project.ts';
import type { StudioOutput } from '../studioApi.ts';
import type { BrandSummary } from '../studioModels.ts';
import { pageRows } from './pages.ts';
import { dataUrl } from './pictureRows.ts';
import { studioProblems } from './studioProblem.ts';

type Sites = StudioOutput<'state'>['sites'];

const shownColors = ['background', 'surface', 'text', 'primary', 'on-primary', 'secondary'] as const;

function bytesOf({ theme, legal }: ResolvedBrand): number {
  const sizes = [
    Buffer.byteLength(theme.css),
    ...Object.values(theme.pictures).map(({ bytes }) => bytes.length),
    ...theme.fonts.flatMap(({ files }) => files.map(({ bytes }) => bytes.length)),
    ...legal.map(({ html }) => Buffer.byteLength(html)),
  ];
  return sizes.reduce((sum, size) => sum + size, 0);
}

function closestContrast({ theme }: ResolvedBrand): BrandSummary['closestContrast'] {
  const [closest] = [...theme.contrast].sort((a, b) => a.ratio / a.required - b.ratio / b.required);
  return closest ? { ratio: closest.ratio, required: closest.required } : null;
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** Reads the list of brands with the state of each. */
export async function readProject(
  project: StudioProject,
  sites: (brands: readonly string[]) => Sites,
  main: MainBranch,
): Promise<StudioOutput<'project'>> {
  const revision = project.revision();
  const config = readConfig(project.configFile);
  const verified = await project.verify();
  const changed = await main.differences(verified.brands);
  const resolved = new Map(verified.brands.map((brand) => [brand.settings.id, brand]));
  const stateOf = sites(verified.ids);
  const summaries = verified.ids.map((id): BrandSummary => {
    const brand = resolved.get(id);
    const entry = config.entries.find((candidate) => candidate.id === id)?.value ?? {};
    const problems = studioProblems(verified, id, project);
    const difference = changed?.get(id);
    return {
      id,
      name: text(entry.name) ?? id,
      layout: brand?.settings.layout ?? text(entry.layout),
      extends: text(entry.extends),
      jurisdiction: brand?.settings.jurisdiction ?? text(entry.jurisdiction),
      site: stateOf[id] ?? { url: '', state: 'failed', message: 'The brand has problems', version: '' },
      errors: problems.filter(({ severity }) => severity === 'error').length,
      warnings: problems.filter(({ severity }) => severity === 'warning').length,
      closestContrast: brand ? closestContrast(brand) : null,
      bytes: brand ? bytesOf(brand) : 0,
      changed: changed === null ? null : difference === undefined || !isEmptyDiff(difference),
      logo: brand ? dataUrl('image/svg+xml', brand.theme.pictures.logo.bytes) : null,
      colors: Object.fromEntries(
        shownColors.flatMap((name) => {
          const value = brand?.theme.values[`color.${name}`];
          return value === undefined ? [] : [[name, value]];
        }),
      ),
    };
  });
  return {
    brands: summaries,
    problems: studioProblems(verified, null, project),
    environments: environmentNames(config),
    layouts: [...layoutNames],
    fonts: Object.keys(fontCatalogue),
    pages: pageRows(null),
    main: main.name(),
    revision,
  };
}
