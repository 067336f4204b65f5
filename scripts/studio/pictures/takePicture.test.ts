import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { applyEdits } from '../draft/applyEdits.ts';
import type { StudioInput } from '../studioApi.ts';
import { testProject } from '../testStudio.ts';
import { shippedPictures } from './shippedPictures.ts';
import { takePicture } from './takePicture.ts';

const svg = (content: string, size = 'viewBox="0 0 64 64"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content}</svg>`;

const png = (width: number, height: number): Buffer =>
  new Resvg(
    svg(
      `<rect width="${width}" height="${height}" fill="#2fd180"/><circle cx="40" cy="40" r="30" fill="#07130e"/>`,
      `width="${width}" height="${height}"`,
    ),
  )
    .render()
    .asPng();

const take = (
  picture: StudioInput<'picture'>['picture'],
  content: string | Buffer,
  project = testProject(),
) =>
  takePicture(project, {
    brand: 'aurora',
    picture,
    file: { name: 'dropped', content: Buffer.from(content).toString('base64') },
    edits: [],
  });

const textOf = ({ edits }: Awaited<ReturnType<typeof take>>): string => {
  const [edit] = edits;
  return edit?.kind === 'set-picture' ? Buffer.from(edit.content, 'base64').toString('utf8') : '';
};

describe('taking a picture', { timeout: 30_000 }, () => {
  it('makes an SVG picture smaller and turns its styles into attributes', async () => {
    const taken = await take(
      'logoError',
      svg(
        '<!-- a comment --><style>.a{fill:#2fd180}</style><g><g><rect class="a" x="8.000000" y="8.000000" width="48" height="48"/></g></g>',
      ),
    );
    expect(taken.problems).toEqual([]);
    expect(textOf(taken)).not.toMatch(/comment|<style|style=/);
    expect(taken.notes[0]).toMatch(/smaller/);
    expect(taken.preview).toMatchObject({ picture: 'logoError', file: 'logo-error.svg' });
  });

  it('turns a text in a shipped font into a path', async () => {
    const taken = await take(
      'favicon',
      svg(
        '<text x="32" y="44" font-family="Sora" font-size="40" text-anchor="middle" fill="#2fd180">A</text>',
      ),
    );
    expect(taken.problems).toEqual([]);
    expect(textOf(taken)).toContain('<path');
    expect(textOf(taken)).not.toContain('<text');
    expect(taken.notes).toContain('1 text turned into paths');
  });

  it.each([
    ['a text in another font', svg('<text x="1" y="20" font-family="Comic">A</text>'), 'the font "Comic"'],
    ['a script', svg('<script>alert(1)</script><rect width="9" height="9" fill="#2fd180"/>'), '<script>'],
    [
      'a reference to another host',
      svg('<image href="https://a.example/b.png" width="9" height="9"/>'),
      'href',
    ],
    ['a file that is no picture', 'plain text', 'cannot be read'],
  ])('refuses %s in words', async (_, content, reason) => {
    const taken = await take('favicon', content);
    expect(taken.edits).toEqual([]);
    expect(taken.problems.map(({ message }) => message).join('\n')).toContain(reason);
  });

  it('makes icons from one square bitmap, and refuses one that is not square', async () => {
    const project = testProject();
    const taken = await take('square', png(512, 512), project);
    expect(taken.edits).toMatchObject([{ kind: 'set-picture', picture: 'favicon', format: 'svg' }]);
    const { pictures } = await shippedPictures(project, { brand: 'aurora', edits: taken.edits });
    expect(pictures.map(({ name }) => name)).toEqual([
      'favicon.ico',
      'icon-192',
      'icon-512',
      'maskable',
      'touch',
      'share',
      'logo-error',
    ]);
    expect(pictures.find(({ name }) => name === 'icon-512')).toMatchObject({ width: 512, height: 512 });
    const wide = await take('square', png(512, 256));
    expect(wide.problems[0]?.message).toContain('square');
  });

  it('cuts a share picture to the size that networks show', async () => {
    const taken = await take('share', png(500, 500));
    expect(taken.preview).toMatchObject({ file: 'share.png', width: 1200, height: 630 });
    // The former picture of another format goes.
    const { files } = applyEdits(testProject(), 'aurora', taken.edits);
    expect(files).toMatchObject({ 'share.svg': null });
  });
});
