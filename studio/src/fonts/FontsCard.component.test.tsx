import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderStudio } from '../../../tests/support/studio/renderStudio.tsx';
import { aurora, studioProblem } from '../../../tests/support/studio/studioServer.ts';

const font = {
  file: 'Nova Sans.woff2',
  family: 'Nova Sans',
  weights: '300 900',
  bytes: 9000,
  content: 'd09GMg==',
  license: 'Nova Sans.txt',
};
const edit = {
  kind: 'set-font' as const,
  file: 'Nova Serif-400.woff2',
  weights: '400',
  content: 'd09GMg==',
  license: 'OFL',
};
const files = [new File(['wOF2'], 'serif.ttf'), new File(['OFL'], 'OFL.txt', { type: 'text/plain' })];

test('puts a font and its license into the draft, and offers its family beside the saved one', async () => {
  const { callsOf, store, router } = await renderStudio('/brands/aurora/pictures', {
    handlers: {
      brand: () => aurora({ fonts: [font] }),
      font: () => ({ edits: [edit], problems: [], notes: ['serif.ttf: 90 bytes'] }),
    },
  });
  await userEvent.upload(page.getByLabelText(/Solte ou escolha a fonte/), files);
  const list = page.getByRole('list', { name: 'Fontes da marca' });
  await expect.element(list.getByText('Nova Serif-400')).toBeVisible();
  await expect.element(list.getByText('peso 300–900', { exact: false })).toBeVisible();
  expect(callsOf('font')[0]?.input).toMatchObject({
    files: [
      { name: 'serif.ttf', content: 'd09GMg==' },
      { name: 'OFL.txt', content: 'T0ZM' },
    ],
  });
  expect(store.getState().draft.aurora?.changes).toEqual({ 'font:Nova Serif-400.woff2': edit });
  await router.navigate('/brands/aurora/theme');
  const family = page.getByRole('combobox', { name: 'Fonte do texto' });
  await userEvent.selectOptions(family, 'Nova Serif');
  expect(store.getState().draft.aurora?.changes['token:font.body']).toMatchObject({
    value: '"Nova Serif",system-ui,sans-serif',
  });
});

test('removes a saved font by a change that can be reverted, and an unsaved one at once', async () => {
  const { store } = await renderStudio('/brands/aurora/pictures', {
    handlers: {
      brand: () => aurora({ fonts: [font] }),
      font: () => ({ edits: [edit], problems: [], notes: [] }),
    },
  });
  await userEvent.upload(page.getByLabelText(/Solte ou escolha a fonte/), files);
  await page.getByRole('button', { name: 'Remover a fonte Nova Serif-400' }).click();
  expect(store.getState().draft.aurora?.changes).toEqual({});
  await page.getByRole('button', { name: 'Remover a fonte Nova Sans' }).click();
  expect(store.getState().draft.aurora?.changes).toEqual({
    'font:Nova Sans.woff2': { kind: 'unset-font', file: 'Nova Sans.woff2' },
  });
});

test('says why a font is refused', async () => {
  const problem = studioProblem({
    file: 'brands/aurora/fonts/Nova Sans.woff2',
    field: 'fonts/Nova Sans.woff2',
    found: 'no license file',
    expected: 'the license of the font',
    message: '"Nova Sans" has no license file',
    suggestion: 'Nova Sans.txt',
    control: { kind: 'font' },
  });
  const { store } = await renderStudio('/brands/aurora/pictures', {
    handlers: { font: () => ({ edits: [], problems: [problem], notes: [] }) },
  });
  await userEvent.upload(page.getByLabelText(/Solte ou escolha a fonte/), files);
  await expect.element(page.getByRole('alert')).toMatchTextContent(/"Nova Sans" has no license file/);
  expect(store.getState().draft).toEqual({});
});
