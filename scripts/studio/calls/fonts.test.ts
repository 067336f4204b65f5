import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rubikFont, rubikLicense } from '../../../tests/support/fonts/rubikFont.ts';
import type { Edit } from '../studioEdits.ts';
import { testProject, testServer } from '../testStudio.ts';

const upload = (name: string, content: string | Buffer) => ({
  name,
  content: Buffer.from(content).toString('base64'),
});
const font = upload('Rubik[wght].woff2', rubikFont);
const license = upload('OFL.txt', rubikLicense);
const bodyFont: Edit = { kind: 'set-token', token: 'font.body', value: '"Rubik",sans-serif' };

describe("a brand's own fonts in the studio", { timeout: 60_000 }, () => {
  it('are reduced, saved with their license, and removed with it', async () => {
    const project = testProject();
    const { call } = await testServer(project);
    const read = () => call('brand', { brand: 'aurora', environment: 'production' });
    const taken = await call('font', { brand: 'aurora', files: [license, font], edits: [] });
    expect(taken.problems).toEqual([]);
    expect(taken.edits).toMatchObject([{ kind: 'set-font', file: 'Rubik.woff2', weights: '300 900' }]);
    const edits = [...taken.edits, bodyFont];
    expect((await call('theme', { brand: 'aurora', edits })).problems).toEqual([]);
    expect((await call('check', { brand: 'aurora', edits })).problems).toEqual([]);
    const { files } = await read();
    expect(await call('save', { brand: 'aurora', edits, files })).toMatchObject({ result: 'saved' });
    const dir = join(project.dir, 'brands/aurora/fonts');
    expect(readFileSync(join(dir, 'Rubik.txt'), 'utf8')).toBe(rubikLicense);
    expect(readFileSync(join(dir, 'Rubik.woff2')).length).toBeLessThan(rubikFont.length);
    const saved = await read();
    expect(saved.fonts).toMatchObject([{ file: 'Rubik.woff2', family: 'Rubik', weights: '300 900' }]);
    expect(saved.files.map(({ file }) => file)).toContain('brands/aurora/fonts/Rubik.woff2');
    const removal: Edit[] = [
      { kind: 'unset-font', file: 'Rubik.woff2' },
      { kind: 'unset-token', token: 'font.body' },
    ];
    const removed = await call('save', { brand: 'aurora', edits: removal, files: saved.files });
    expect(removed).toMatchObject({ result: 'saved' });
    expect((await read()).files.filter(({ file }) => file.includes('/fonts/'))).toEqual([]);
  });

  it('are refused without a license, and when the files hold no font', async () => {
    const { call } = await testServer(testProject());
    const alone = await call('font', { brand: 'aurora', files: [font], edits: [] });
    expect(alone).toMatchObject({
      edits: [],
      problems: [{ found: 'no license file', suggestion: 'Rubik.txt', control: { kind: 'font' } }],
    });
    const none = await call('font', { brand: 'aurora', files: [license], edits: [] });
    expect(none).toMatchObject({ edits: [], problems: [{ found: 'OFL.txt', control: { kind: 'font' } }] });
  });

  it('tell the control of a family that the theme names and the package lacks', async () => {
    const { call } = await testServer(testProject());
    const { problems } = await call('check', { brand: 'aurora', edits: [bodyFont] });
    expect(problems).toEqual([]);
    const other: Edit = { kind: 'set-token', token: 'font.body', value: '"Rubick",sans-serif' };
    expect((await call('check', { brand: 'aurora', edits: [other] })).problems).toMatchObject([
      { control: { kind: 'token', token: 'font.body' }, suggestion: 'Rubik' },
    ]);
  });
});
