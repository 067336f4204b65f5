import { pictureBudgets, readPictures } from '../../brands/pictures/readPictures.ts';
import type { Picture } from '../../brands/resolvedBrand.ts';
import type { StudioOutput } from '../studioApi.ts';
import { type PictureKind, pictureKinds } from '../studioEdits.ts';

type PictureRow = StudioOutput<'brand'>['pictures'][number];

const mediaTypeOf = (name: string): string => (name.endsWith('.png') ? 'image/png' : 'image/svg+xml');

export const dataUrl = (mediaType: string, bytes: Uint8Array): string =>
  `data:${mediaType};base64,${Buffer.from(bytes).toString('base64')}`;

export function pictureRow(picture: PictureKind, { name, bytes, width, height }: Picture): PictureRow {
  const isThere = bytes.length > 0;
  return {
    picture,
    file: isThere ? name : null,
    width,
    height,
    bytes: bytes.length,
    budgetBytes: pictureBudgets[picture],
    source: isThere && width > 0 ? dataUrl(mediaTypeOf(name), bytes) : null,
  };
}

/** Lists the four pictures of a package, also of one with problems. */
export function pictureRows(dir: string): PictureRow[] {
  const { all } = readPictures(dir, null, { problems: [], warnings: [] });
  return pictureKinds.map((kind) => pictureRow(kind, all[kind]));
}
