import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { hashOf } from '../../brands/edit/saveTogether.ts';
import { fontDirFiles, fontsDir } from '../../brands/fonts/ownFontFiles.ts';
import { voiceFileName } from '../../brands/voice/readVoice.ts';
import { pictureFiles } from '../brand/studioProblem.ts';
import type { StudioProject } from '../project.ts';
import type { FileHash } from '../studioModels.ts';
import { packageDir } from './packagePaths.ts';

const singleFiles = ['theme.tokens.json', 'tokens.map.json', voiceFileName, ...Object.keys(pictureFiles)];

/** Lists every file that a save of the brand may touch, as it is on disk. */
export function brandFiles(project: StudioProject, brand: string): FileHash[] {
  const dir = packageDir(project, brand);
  const legal = join(dir, 'legal');
  const texts = existsSync(legal) ? readdirSync(legal).filter((name) => name.endsWith('.md')) : [];
  const fonts = fontDirFiles(dir).map((name) => join(fontsDir, name));
  const names = [...singleFiles, ...texts.sort().map((name) => join('legal', name)), ...fonts];
  return [
    { file: project.shortPath(project.configFile), hash: hashOf(project.configFile) },
    ...names.map((name) => ({
      file: ['brands', brand, ...name.split(sep)].join('/'),
      hash: hashOf(join(dir, name)),
    })),
  ];
}

/** Lists the files that differ from how the page has read them; a file that the page does not know is one of them. */
export function changedFiles(project: StudioProject, brand: string, known: readonly FileHash[]): string[] {
  const hashes = new Map(known.map(({ file, hash }) => [file, hash]));
  const now = brandFiles(project, brand);
  const names = new Set(now.map(({ file }) => file));
  return [
    ...now.filter(({ file, hash }) => (hashes.get(file) ?? null) !== hash).map(({ file }) => file),
    ...known.filter(({ file, hash }) => hash !== null && !names.has(file)).map(({ file }) => file),
  ];
}
