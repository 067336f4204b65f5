import { voiceLines, voiceNames } from '../../../src/shared/brand/voiceLines.ts';
import { isPlainObject } from '../../brands/config/json/plainObject.ts';
import { readConfig } from '../../brands/config/readConfig.ts';
import { mandatoryPages } from '../../brands/legal/mandatoryPages.ts';
import { readVoice } from '../../brands/voice/readVoice.ts';
import { brandFiles } from '../draft/brandFiles.ts';
import { packageDir, StudioRefusal, statedThemeDir } from '../draft/packagePaths.ts';
import type { StudioProject } from '../project.ts';
import type { StudioOutput } from '../studioApi.ts';
import { fontRows } from './fontRows.ts';
import { legalRows } from './legalRows.ts';
import { pageRows } from './pages.ts';
import { pictureRows } from './pictureRows.ts';
import { settingsRows } from './settingsRows.ts';
import { studioProblems } from './studioProblem.ts';
import { readPackageTheme, themeRows } from './themeRows.ts';

/** Reads everything that the editor shows of one brand. */
export async function readBrand(
  project: StudioProject,
  id: string,
  environment: string,
): Promise<Omit<StudioOutput<'brand'>, 'site'>> {
  const entry = readConfig(project.configFile).entries.find((candidate) => candidate.id === id);
  if (!entry) throw new StudioRefusal(`There is no brand "${id}"`);
  // Read first: a file that changes meanwhile makes the next save refuse.
  const files = brandFiles(project, id);
  const [loaded, verified] = await Promise.all([project.load(environment), project.verify()]);
  const find = (brands: typeof loaded.brands) => brands.find(({ settings }) => settings.id === id);
  const brand = find(loaded.brands);
  const settings = (brand ?? find(verified.brands))?.settings;
  const own = packageDir(project, id);
  const dir = (brand ?? find(verified.brands))?.themeDir ?? statedThemeDir(project, entry);
  return {
    id,
    name: String(entry.value.name ?? id),
    files,
    entry: isPlainObject(entry.value) ? entry.value : {},
    readOnlyTheme: dir === own ? null : project.shortPath(dir),
    settings: settingsRows(brand, environment),
    theme: themeRows(readPackageTheme(project, dir, id), project),
    pictures: pictureRows(dir),
    fonts: await fontRows(dir),
    legal: legalRows(project, dir, settings),
    mandatoryLegal: settings ? [...mandatoryPages(settings)] : [],
    voice: voiceRows(dir),
    pages: pageRows(settings ?? null),
    problems: studioProblems(verified, id, project),
  };
}

/** Lists every line with the product's words and those of the package. */
function voiceRows(packageDir: string): StudioOutput<'brand'>['voice'] {
  const { lines } = readVoice(packageDir, null, []);
  return voiceNames.map((name) => {
    const { where, text, longest } = voiceLines[name];
    return { name, where, standard: text, own: lines[name] ?? null, longest };
  });
}
