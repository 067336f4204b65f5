import { formatOf } from '../../brands/pictures/fileFormat.ts';
import { pictureBudgets } from '../../brands/pictures/readPictures.ts';
import { decodeText } from '../../brands/textFile.ts';
import { pictureRow } from '../brand/pictureRows.ts';
import { studioProblem } from '../brand/studioProblem.ts';
import { StudioRefusal } from '../draft/packagePaths.ts';
import type { StudioProject } from '../project.ts';
import type { StudioInput, StudioOutput } from '../studioApi.ts';
import type { Edit, PictureKind } from '../studioEdits.ts';
import { asShare, type Bitmap, readBitmap, resized, wrapped } from './bitmap.ts';
import { draftPictures } from './draftPictures.ts';
import { optimizeSvg } from './optimizeSvg.ts';

type Taken = StudioOutput<'picture'>;
type PictureEdit = Extract<Edit, { kind: 'set-picture' }>;

interface Made {
  content: Buffer;
  format: PictureEdit['format'];
  notes: string[];
}

const largestSvg = 2_000_000;

async function fromSvg(bytes: Buffer, picture: PictureKind): Promise<Made> {
  if (bytes.length > largestSvg)
    throw new StudioRefusal(`The picture has ${bytes.length} bytes, and at most ${largestSvg} are read`);
  const { text, error } = decodeText(bytes);
  if (error) throw new StudioRefusal(error.message);
  const { svg, notes, refusals } = await optimizeSvg(text).catch((error: unknown) => {
    throw new StudioRefusal(
      `The picture cannot be read: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
    );
  });
  const [refusal] = refusals;
  if (refusal !== undefined)
    throw new StudioRefusal(
      `The text of the picture cannot be turned into paths, because ${refusal}: turn it into paths in the drawing program (${picture} is drawn without fonts)`,
    );
  return { content: Buffer.from(svg), format: 'svg', notes };
}

// Widths in CSS pixels of the picture on the page, and factors of its resolution, the sharpest first.
const shownHeights: Record<Exclude<PictureKind, 'share'>, number> = { logo: 40, logoError: 160, favicon: 64 };
const resolutions = [4, 3, 2, 1.5, 1, 0.75];

function fromBitmap(bitmap: Bitmap, picture: Exclude<PictureKind, 'share'>): Made {
  const height = shownHeights[picture];
  const width = Math.round((bitmap.width / bitmap.height) * height);
  for (const resolution of resolutions) {
    const pixels = Math.round(width * resolution);
    if (pixels > bitmap.width && resolution !== resolutions.at(-1)) continue;
    const small = resized(bitmap, Math.min(pixels, bitmap.width));
    const content = Buffer.from(wrapped(small, width, height));
    if (content.length > pictureBudgets[picture]) continue;
    return {
      content,
      format: 'svg',
      notes: [`drawn at ${small.width} × ${small.height} pixels; an SVG picture stays sharp in every size`],
    };
  }
  throw new StudioRefusal(
    `The picture has too many details for ${pictureBudgets[picture]} bytes: use an SVG picture`,
  );
}

function shareFrom(bitmap: Bitmap): Made {
  const isFine =
    bitmap.format === 'PNG' && bitmap.bytes.length <= pictureBudgets.share && bitmap.width >= 600;
  if (isFine) return { content: bitmap.bytes, format: 'png', notes: [] };
  const share = asShare(bitmap);
  if (share.bytes.length > pictureBudgets.share)
    throw new StudioRefusal(
      `As PNG the picture has ${share.bytes.length} bytes, and its budget is ${pictureBudgets.share}: use fewer colors, or an SVG picture`,
    );
  return { content: share.bytes, format: 'png', notes: ['drawn at 1200 × 630 pixels as PNG'] };
}

/** Makes the file of a picture from what was dropped; throws a refusal. */
export async function makePicture(bytes: Buffer, picture: PictureKind, isSquare: boolean): Promise<Made> {
  if (formatOf(bytes) === undefined) return fromSvg(bytes, picture);
  const bitmap = readBitmap(bytes);
  if (typeof bitmap === 'string') throw new StudioRefusal(bitmap);
  if (isSquare && bitmap.width !== bitmap.height)
    throw new StudioRefusal(
      `The picture is ${bitmap.width} × ${bitmap.height} pixels: icons are made from a square one`,
    );
  return picture === 'share' ? shareFrom(bitmap) : fromBitmap(bitmap, picture);
}

/** Checks and optimizes a picture for a draft; writes nothing. */
export async function takePicture(
  project: StudioProject,
  { brand, picture: wanted, file, edits }: StudioInput<'picture'>,
): Promise<Taken> {
  const picture = wanted === 'square' ? 'favicon' : wanted;
  let made: Made;
  try {
    made = await makePicture(Buffer.from(file.content, 'base64'), picture, picture === 'favicon');
  } catch (error) {
    if (!(error instanceof StudioRefusal)) throw error;
    return {
      edits: [],
      problems: [refusal(brand, picture, file.name, error.message)],
      notes: [],
      preview: null,
    };
  }
  const edit: PictureEdit = {
    kind: 'set-picture',
    picture,
    format: made.format,
    content: made.content.toString('base64'),
  };
  const { pictures, problems, warnings } = draftPictures(project, brand, [...edits, edit]);
  const { name } = pictures[picture];
  const own = problems.filter(({ field }) => field === name);
  const described = [
    ...own.map((problem) => studioProblem(problem, 'error', project)),
    ...warnings
      .filter(({ field }) => field === name)
      .map((problem) => studioProblem(problem, 'warning', project)),
  ];
  return own.length > 0
    ? { edits: [], problems: described, notes: [], preview: null }
    : {
        edits: [edit],
        problems: described,
        notes: made.notes,
        preview: pictureRow(picture, pictures[picture]),
      };
}

function refusal(
  brand: string,
  picture: PictureKind,
  file: string,
  message: string,
): Taken['problems'][number] {
  return {
    severity: 'error',
    file,
    line: 1,
    column: 1,
    brand,
    field: picture,
    found: file,
    expected: 'a picture that can be used',
    message,
    suggestion: null,
    control: { kind: 'picture', picture },
    fix: null,
  };
}
