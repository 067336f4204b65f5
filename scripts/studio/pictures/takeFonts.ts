import { basename, join } from 'node:path';
import { largestFontFile } from '../../brands/fonts/fontFindings.ts';
import { fontFormatOf } from '../../brands/fonts/fontFormat.ts';
import { fontsDir } from '../../brands/fonts/ownFontFiles.ts';
import { readFont } from '../../brands/fonts/readFont.ts';
import { subsetFont } from '../../brands/fonts/subsetFont.ts';
import type { Problem } from '../../brands/problem.ts';
import { decodeText } from '../../brands/textFile.ts';
import { studioProblem } from '../brand/studioProblem.ts';
import { packageDir, StudioRefusal } from '../draft/packagePaths.ts';
import type { StudioProject } from '../project.ts';
import type { StudioInput, StudioOutput } from '../studioApi.ts';
import type { Edit } from '../studioEdits.ts';
import { draftFontProblems } from './draftFonts.ts';

type FontEdit = Extract<Edit, { kind: 'set-font' }>;

interface Upload {
  name: string;
  bytes: Buffer;
}

// A variable font has the name of its family, one of a single weight that weight as well.
function fileName(family: string, { min, max }: { min: number; max: number }): string {
  const stem = family.replace(/[^\p{L}\p{N} _-]+/gu, ' ').trim();
  const weight = Math.min(Math.max(Math.round(min / 100), 1), 9) * 100;
  return min === max ? `${stem}-${weight}.woff2` : `${stem}.woff2`;
}

async function take(upload: Upload, license: string | null): Promise<{ edit: FontEdit; note: string }> {
  const { name, bytes: source } = upload;
  if (source.length > largestFontFile)
    throw new StudioRefusal(`${name} has ${source.length} bytes, and at most ${largestFontFile} are read`);
  try {
    const read = await readFont(source);
    const { bytes, font } = await subsetFont(source, read);
    const { min, max } = font.weights;
    return {
      edit: {
        kind: 'set-font',
        file: fileName(read.family || name.replace(/\.\w+$/, ''), font.weights),
        weights: min === max ? `${min}` : `${min} ${max}`,
        content: bytes.toString('base64'),
        license,
      },
      note: `${name}: ${source.length} bytes, ${bytes.length} with Latin letters alone`,
    };
  } catch (error) {
    throw new StudioRefusal(
      `${name} cannot be read as a font: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

async function takeAll(uploads: readonly Upload[]): Promise<{ edits: FontEdit[]; notes: string[] }> {
  const fonts = uploads.filter(({ bytes }) => fontFormatOf(bytes) !== undefined);
  const texts = uploads.filter(({ bytes }) => fontFormatOf(bytes) === undefined);
  const [text] = texts;
  if (fonts.length === 0)
    throw new StudioRefusal(
      'There is no font among the files: drop a WOFF2, TTF or OTF file with its license',
    );
  const license = text === undefined ? undefined : decodeText(text.bytes);
  if (license?.error) throw new StudioRefusal(`${text?.name} is no license: ${license.error.message}`);
  const taken: { edit: FontEdit; note: string }[] = [];
  for (const font of fonts) taken.push(await take(font, license?.text ?? null));
  return { edits: taken.map(({ edit }) => edit), notes: taken.map(({ note }) => note) };
}

/** Checks, converts and reduces fonts for a draft; writes nothing. */
export async function takeFonts(
  project: StudioProject,
  { brand, files, edits }: StudioInput<'font'>,
): Promise<StudioOutput<'font'>> {
  const uploads = files.map(({ name, content }) => ({ name, bytes: Buffer.from(content, 'base64') }));
  try {
    const taken = await takeAll(uploads);
    const before = await draftFontProblems(project, brand, edits);
    const after = await draftFontProblems(project, brand, [...edits, ...taken.edits]);
    const known = new Set(before.map(({ message }) => message));
    const problems = after.filter(({ message }) => !known.has(message));
    if (problems.length === 0) return { ...taken, problems: [] };
    return {
      edits: [],
      problems: problems.map((problem) => studioProblem(problem, 'error', project)),
      notes: [],
    };
  } catch (error) {
    if (!(error instanceof StudioRefusal)) throw error;
    const problem: Problem = {
      file: join(packageDir(project, brand), fontsDir, basename(files[0]?.name ?? '')),
      line: 1,
      column: 1,
      brand,
      field: fontsDir,
      found: files.map(({ name }) => name).join(', '),
      expected: 'a font and its license',
      message: error.message,
    };
    return { edits: [], problems: [studioProblem(problem, 'error', project)], notes: [] };
  }
}
