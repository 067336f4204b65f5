import { relative, sep } from 'node:path';
import { readConfig } from '../../brands/config/readConfig.ts';
import { jsonAt } from '../../brands/edit/editJson.ts';
import { readSnapshot } from '../../brands/edit/saveFile.ts';
import { fontsDir } from '../../brands/fonts/ownFontFiles.ts';
import type { Fix, Problem } from '../../brands/problem.ts';
import { tokenFilePath } from '../../brands/theme/readTheme.ts';
import { tokenTypeOf } from '../../brands/theme/tokenTypes.ts';
import { isVoiceName, voiceFileName } from '../../brands/voice/readVoice.ts';
import { sha256 } from '../../build/output/contentHash.ts';
import type { StudioProject } from '../project.ts';
import type { Edit, PictureKind } from '../studioEdits.ts';
import type { Control, StudioProblem } from '../studioModels.ts';

export const pictureFiles: Readonly<Record<string, PictureKind>> = {
  'logo.svg': 'logo',
  'logo-error.svg': 'logoError',
  'favicon.svg': 'favicon',
  'share.svg': 'share',
  'share.png': 'share',
};

/** Names a fix by what it changes, so that it is the same fix in the next request. */
export const fixId = ({ file, path, kind, value }: Fix): string =>
  sha256(JSON.stringify([file, path, kind, value])).slice(0, 24);

function valueBefore({ file, path, kind }: Fix): unknown {
  if (kind === 'key') return path.at(-1);
  try {
    return jsonAt(readSnapshot(file).text ?? '{}', path);
  } catch {
    return null;
  }
}

// The same change as an edit of a brand's draft.
function fixEdit({ file, path, kind, value }: Fix, brand: string, project: StudioProject): Edit | null {
  if (kind !== 'value') return null;
  if (file.startsWith(`${project.dir}${sep}brands${sep}${brand}${sep}`)) {
    const [group, name, property, ...rest] = path;
    const token = `${group}.${name}`;
    return file === tokenFilePath(`${project.dir}/brands/${brand}`) &&
      property === '$value' &&
      rest.length === 0 &&
      tokenTypeOf(token) !== undefined
      ? { kind: 'set-token', token, value }
      : null;
  }
  const entry = readConfig(project.configFile).entries.find(({ id }) => id === brand);
  if (file !== project.configFile || !entry?.path.every((key, index) => path[index] === key)) return null;
  const [first, environment, ...inside] = path.slice(entry.path.length);
  const isShared = first === 'environments' && typeof environment === 'string';
  const field = (isShared ? inside : path.slice(entry.path.length)).map(String);
  if (field.length === 0 || ['id', 'extends', 'environments'].includes(field[0] ?? '')) return null;
  return { kind: 'set-field', path: field, environment: isShared ? environment : null, value };
}

function controlOf({ file, field, brand }: Problem, project: StudioProject): Control {
  if (file === project.configFile)
    return brand === null || field === '' ? null : { kind: 'field', path: field.split('.') };
  const path = relative(project.dir, file).split(sep);
  const name = path.at(-1) ?? '';
  const picture = pictureFiles[name];
  if (picture) return { kind: 'picture', picture };
  if (path.at(-2) === fontsDir) return { kind: 'font' };
  if (path.at(-2) === 'legal') return { kind: 'legal', slug: name.replace(/\.md$/, '') };
  if (name === voiceFileName) return isVoiceName(field) ? { kind: 'voice', name: field } : null;
  return name === 'theme.tokens.json' ? { kind: 'token', token: field } : null;
}

/** Describes a problem with the control that solves it and what its fix would do. */
export function studioProblem(
  problem: Problem,
  severity: StudioProblem['severity'],
  project: StudioProject,
): StudioProblem {
  const { fix, suggestion, file, line, column, brand, field, found, expected, message } = problem;
  return {
    severity,
    file: project.shortPath(file),
    line,
    column,
    brand,
    field,
    found,
    expected,
    message,
    suggestion: suggestion ?? null,
    control: controlOf(problem, project),
    fix: fix
      ? {
          id: fixId(fix),
          before: valueBefore(fix),
          after: fix.value,
          edit: brand === null ? null : fixEdit(fix, brand, project),
        }
      : null,
  };
}

/** Describes errors and warnings of one brand, or of every brand for null. */
export function studioProblems(
  { problems, warnings }: { problems: readonly Problem[]; warnings: readonly Problem[] },
  brand: string | null,
  project: StudioProject,
): StudioProblem[] {
  const isChosen = (problem: Problem): boolean => problem.brand === brand;
  return [
    ...problems.filter(isChosen).map((problem) => studioProblem(problem, 'error', project)),
    ...warnings.filter(isChosen).map((problem) => studioProblem(problem, 'warning', project)),
  ];
}
