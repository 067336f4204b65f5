import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderStudio } from '../../../tests/support/studio/renderStudio.tsx';
import { studioProblem } from '../../../tests/support/studio/studioServer.ts';

const svg = new File(['<svg/>'], 'novo.svg', { type: 'image/svg+xml' });
const edit = {
  kind: 'set-picture' as const,
  picture: 'logo' as const,
  format: 'svg' as const,
  content: 'PHN2Zy8+',
};

test('puts a checked picture into the draft and shows what ships', async () => {
  const { callsOf, store } = await renderStudio('/brands/aurora/pictures', {
    handlers: {
      picture: () => ({ edits: [edit], problems: [], notes: ['300 bytes smaller'], preview: null }),
      shippedPictures: ({ edits }) => ({
        pictures:
          edits.length === 0
            ? []
            : [{ name: 'touch', width: 180, height: 180, bytes: 900, source: 'data:,' }],
      }),
    },
  });
  await userEvent.upload(page.getByLabelText('Solte ou escolha: Logo', { exact: true }), svg);
  await expect.element(page.getByText('300 bytes smaller')).toBeVisible();
  await expect.element(page.getByRole('img', { name: 'Ícone para iPhone sobre escuro' })).toBeInTheDocument();
  expect(callsOf('picture')[0]?.input).toMatchObject({ file: { name: 'novo.svg', content: 'PHN2Zy8+' } });
  expect(Object.values(store.getState().draft.aurora?.changes ?? {})).toEqual([edit]);
});

test('says why a picture is refused and keeps the old one', async () => {
  const problem = studioProblem({
    file: 'brands/aurora/logo.svg',
    field: 'logo.svg',
    found: '<script>',
    expected: 'a drawing',
    message: 'logo.svg holds a script',
    control: { kind: 'picture', picture: 'logo' },
  });
  const { store } = await renderStudio('/brands/aurora/pictures', {
    handlers: { picture: () => ({ edits: [], problems: [problem], notes: [], preview: null }) },
  });
  await userEvent.upload(page.getByLabelText('Solte ou escolha: Logo', { exact: true }), svg);
  await expect.element(page.getByRole('alert')).toMatchTextContent(/logo\.svg holds a script/);
  expect(store.getState().draft).toEqual({});
});
