import { renderIcons, renderShare } from '../../build/render/icons.ts';
import { cacheDir } from '../../cli/projectPaths.ts';
import { dataUrl } from '../brand/pictureRows.ts';
import { draftTheme } from '../calls/theme.ts';
import type { StudioProject } from '../project.ts';
import type { StudioInput, StudioOutput } from '../studioApi.ts';
import { draftPictures } from './draftPictures.ts';

type Shipped = StudioOutput<'shippedPictures'>['pictures'][number];

function png(name: Shipped['name'], bytes: Uint8Array): Shipped {
  const header = Buffer.from(bytes);
  return {
    name,
    width: header.readUInt32BE(16),
    height: header.readUInt32BE(20),
    bytes: bytes.length,
    source: dataUrl('image/png', bytes),
  };
}

/** Draws the icons, the share picture and the error logo as the artifact will ship them. */
export async function shippedPictures(
  project: StudioProject,
  { brand, edits }: StudioInput<'shippedPictures'>,
): Promise<StudioOutput<'shippedPictures'>> {
  const { pictures, problems } = draftPictures(project, brand, edits);
  const isSound = (file: string): boolean => !problems.some((problem) => problem.field === file);
  const { theme } = draftTheme(project, { brand, edits });
  const colorOf = (token: string): string =>
    theme.tokens.find((row) => row.token === token)?.value ?? '#ffffff';
  const background = colorOf('color.background');
  const loaded = await project.load('production');
  const settings = loaded.brands.find((candidate) => candidate.settings.id === brand)?.settings;
  const cache = cacheDir(project.projectRoot, 'icons');
  const shipped: Shipped[] = [];
  const { favicon, share, logoError } = pictures;
  if (isSound(favicon.name)) {
    const icons = renderIcons(favicon.bytes, background, cache);
    shipped.push(
      {
        name: 'favicon.ico',
        width: 32,
        height: 32,
        bytes: icons.ico.length,
        source: dataUrl('image/x-icon', icons.ico),
      },
      png('icon-192', icons[192]),
      png('icon-512', icons[512]),
      png('maskable', icons.maskable),
      png('touch', icons.touch),
    );
  }
  if (isSound(share.name)) {
    const warning = settings?.jurisdiction === 'br' ? { background, text: colorOf('color.text') } : null;
    shipped.push(png('share', renderShare(share, warning, cache)));
  }
  if (isSound(logoError.name))
    shipped.push({
      name: 'logo-error',
      width: logoError.width,
      height: logoError.height,
      bytes: logoError.bytes.length,
      source: dataUrl('image/svg+xml', logoError.bytes),
    });
  return { pictures: shipped };
}
