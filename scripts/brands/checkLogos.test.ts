import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../cli/projectPaths.ts';
import { loadBrands } from './loadBrands.ts';
import { brandEntry, loadFixture, themeTokens } from './testFixture.ts';

const [surface, background] = ['#0e1e17', '#07130e'];
const drawn = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 32">${inside}</svg>`;
// A mark and thin letters.
const logo = (mark: string, letters: string): string =>
  drawn(
    `<circle cx="16" cy="16" r="6" fill="${mark}"/><path d="M30 4v24M40 4v24M50 4h20M50 16h60M50 28h60M80 4h30" stroke="${letters}" stroke-width="3"/>`,
  );

async function problemsWith(files: Record<string, string>) {
  const { problems } = await loadFixture({ brands: [brandEntry('aurora')] }, { files });
  return problems.map(({ file, brand, field, found, expected, message }) => ({
    file: file.split('/').slice(-3).join('/'),
    brand,
    field,
    found,
    expected,
    message,
  }));
}

it('refuses a logo in the color of the header with the file, both colors, the place and the expected ratio', async () => {
  expect(await problemsWith({ 'brands/shared/logo.svg': logo(surface, surface) })).toEqual([
    {
      file: 'brands/shared/logo.svg',
      brand: 'aurora',
      field: 'logo.svg',
      found: `${surface} on ${surface}`,
      expected: 'a contrast of at least 1.5:1 to color.surface',
      message: `logo.svg is drawn in ${surface} on color.surface ${surface} (header and footer), a contrast of 1.00:1, so it is not seen: at least 1.5:1 is expected`,
    },
    // The background is nearly as dark.
    expect.objectContaining({ expected: 'a contrast of at least 1.5:1 to color.background' }),
  ]);
});

it('refuses a logo that only the maintenance page would hide', async () => {
  const theme = themeTokens({ background: '#8c8c8c', text: '#000000', 'text-muted': '#000000' });
  const problems = await problemsWith({
    'brands/shared/theme.tokens.json': theme,
    'brands/shared/logo.svg': logo('#8c8c8c', '#8c8c8c'),
  });
  expect(problems.filter(({ field }) => field === 'logo.svg')).toMatchObject([
    {
      found: '#8c8c8c on #8c8c8c',
      message: expect.stringContaining('color.background #8c8c8c (maintenance page and failed pages)'),
    },
  ]);
  // The tokens fail for other reasons, and all problems come at once.
  expect(problems.some(({ field }) => field.startsWith('color.'))).toBe(true);
});

it('refuses a logo of the error pages in or near the color of their background', async () => {
  const near = '#0b1a13';
  expect(await problemsWith({ 'brands/shared/logo-error.svg': logo(background, near) })).toMatchObject([
    { field: 'logo-error.svg', found: `${near} on ${background}` },
  ]);
});

it('refuses a translucent logo by its rendered color', async () => {
  const translucent = drawn(`<rect x="4" y="4" width="100" height="20" fill="${surface}" opacity="0.4"/>`);
  expect(await problemsWith({ 'brands/shared/logo.svg': translucent })).toContainEqual(
    expect.objectContaining({
      field: 'logo.svg',
      expected: 'a contrast of at least 1.5:1 to color.surface',
    }),
  );
});

it('refuses a PNG picture inside the logo in the color of the header', async () => {
  // One pixel of the surface's color.
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGPgkxMHAACBAETAa73JAAAAAElFTkSuQmCC';
  const embedded = drawn(`<image width="100" height="30" href="data:image/png;base64,${png}"/>`);
  expect(await problemsWith({ 'brands/shared/logo.svg': embedded })).toContainEqual(
    expect.objectContaining({ field: 'logo.svg', found: `${surface} on ${surface}` }),
  );
});

it.each([
  ['a visible mark', logo('#2fd180', surface)],
  ['visible letters', logo(surface, '#eef7f0')],
  [
    'a gradient',
    drawn(
      '<defs><linearGradient id="g"><stop stop-color="#0e1e17"/><stop offset="1" stop-color="#fff"/></linearGradient></defs><rect width="120" height="32" fill="url(#g)"/>',
    ),
  ],
])('accepts a logo with %s', async (_, svg) => {
  expect(await problemsWith({ 'brands/shared/logo.svg': svg })).toEqual([]);
});

it('accepts the logos of every brand that ships', async () => {
  const { problems } = await loadBrands({
    configFile: join(projectRoot, 'brands.config.json'),
    env: 'sandbox',
    projectRoot,
    processEnv: {},
  });
  expect(problems).toEqual([]);
});
