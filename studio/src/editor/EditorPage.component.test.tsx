import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderStudio } from '../../../tests/support/studio/renderStudio.tsx';
import { aurora, auroraTheme } from '../../../tests/support/studio/studioServer.ts';
import { changed } from '../draft/draftSlice.ts';

const primary = () => page.getByRole('textbox', { name: 'Primária', exact: true });
const save = () => page.getByRole('button', { name: 'Salvar', exact: true });

async function paint(hex: string) {
  await primary().fill(hex);
  await userEvent.keyboard('{Enter}');
}

function siteTitles(): string[] {
  return [...document.querySelectorAll('iframe')].map((frame) => frame.contentDocument?.title ?? '');
}

test('a changed color reaches every frame without a reload', async () => {
  await renderStudio('/brands/aurora');
  await expect.poll(siteTitles).toEqual(['{}', '{}']);
  await paint('#7a1fa2');
  await expect.poll(siteTitles).toEqual(['{"--color-primary":"#7a1fa2"}', '{"--color-primary":"#7a1fa2"}']);
});

test('undo and redo move through the changes by keyboard', async () => {
  await renderStudio('/brands/aurora');
  await paint('#7a1fa2');
  await expect.element(page.getByRole('button', { name: '1 alteração não salva' })).toBeVisible();
  await page.getByRole('tab', { name: 'Tema' }).click();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(primary()).toHaveValue('#2c55c7');
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  await expect.element(primary()).toHaveValue('#7a1fa2');
});

test('saves all changes as one and says so', async () => {
  const { callsOf, store } = await renderStudio('/brands/aurora', {
    handlers: { save: () => ({ result: 'saved', files: [] }) },
  });
  await paint('#7a1fa2');
  await save().click();
  await expect.element(page.getByText('Salvo nos arquivos da marca.')).toBeVisible();
  expect(callsOf('save').map(({ input }) => input)).toEqual([
    {
      brand: 'aurora',
      edits: [{ kind: 'set-token', token: 'color.primary', value: '#7a1fa2' }],
      files: aurora().files,
    },
  ]);
  expect(store.getState().draft).toEqual({});
});

test('shows a saved value until the files have been read again', async () => {
  const reading = Promise.withResolvers<void>();
  const theme = auroraTheme();
  const tokens = theme.tokens.map((row) =>
    row.token === 'color.primary' ? { ...row, value: '#7a1fa2', css: '#7a1fa2', stated: '#7a1fa2' } : row,
  );
  let reads = 0;
  const { store } = await renderStudio('/brands/aurora', {
    handlers: {
      brand: async () => {
        reads += 1;
        if (reads === 1) return aurora();
        await reading.promise;
        return aurora({ theme: { ...theme, tokens } });
      },
      save: () => ({ result: 'saved', files: aurora().files }),
    },
  });
  await paint('#7a1fa2');
  await save().click();
  await expect.poll(() => reads).toBe(2);
  await expect.element(primary()).toHaveValue('#7a1fa2');
  reading.resolve();
  await expect.element(page.getByText('Salvo nos arquivos da marca.')).toBeVisible();
  await expect.element(primary()).toHaveValue('#7a1fa2');
  expect(store.getState().draft).toEqual({});
});

test('lists a change with before and after and takes it back', async () => {
  await renderStudio('/brands/aurora');
  await paint('#7a1fa2');
  await page.getByRole('button', { name: '1 alteração não salva' }).click();
  const row = page.getByRole('dialog').getByRole('row', { name: /Primária/ });
  await expect.element(row).toMatchTextContent(/#2c55c7/);
  await expect.element(row).toMatchTextContent(/#7a1fa2/);
  const revert = row.getByRole('button', { name: 'Reverter Primária' });
  expect(getComputedStyle(revert.element()).whiteSpace).toBe('nowrap');
  await revert.click();
  await expect.element(page.getByText('Nada foi alterado desde o último salvamento.')).toBeVisible();
});

test('keeps the draft in the browser when the server is gone, also over a reload', async () => {
  const first = await renderStudio('/brands/aurora', {
    handlers: { save: () => Promise.reject(new TypeError('Failed to fetch')) },
  });
  await paint('#7a1fa2');
  await save().click();
  await expect.element(page.getByText(/O estúdio parou de responder/)).toBeVisible();
  await first.screen.unmount();
  await renderStudio('/brands/aurora');
  await expect.element(primary()).toHaveValue('#7a1fa2');
});

test('offers both ways when a file changed on disk, and keeps the draft on top by one press', async () => {
  const now = [{ file: 'brands/aurora/theme.tokens.json', hash: 'theme-2' }];
  const reading = Promise.withResolvers<void>();
  let reads = 0;
  const { callsOf, store } = await renderStudio('/brands/aurora', {
    handlers: {
      // The files are still being read again while the buttons are pressed.
      brand: async () => {
        reads += 1;
        if (reads > 1) await reading.promise;
        return aurora();
      },
      save: ({ files }) =>
        files.some((file) => file.hash === 'theme-2')
          ? { result: 'saved', files: now }
          : { result: 'changed-on-disk', files: ['brands/aurora/theme.tokens.json'], now },
    },
  });
  await paint('#7a1fa2');
  await save().click();
  await expect.element(page.getByText(/mudaram no disco/)).toBeVisible();
  expect(store.getState().draft.aurora?.changes).toHaveProperty('token:color.primary');
  await page.getByRole('button', { name: 'Manter as minhas por cima' }).click();
  await expect.element(page.getByText(/mudaram no disco/)).not.toBeInTheDocument();
  reading.resolve();
  await save().click();
  await expect.element(page.getByText('Salvo nos arquivos da marca.')).toBeVisible();
  expect(callsOf('save')).toHaveLength(2);
});

test('takes what is typed while a save runs as no conflict', async () => {
  const saving = Promise.withResolvers<void>();
  const reading = Promise.withResolvers<void>();
  const files = [{ file: 'brands/aurora/theme.tokens.json', hash: 'theme-2' }];
  let reads = 0;
  await renderStudio('/brands/aurora', {
    handlers: {
      // The files are still being read again when the save has ended.
      brand: async () => {
        reads += 1;
        if (reads === 1) return aurora();
        await reading.promise;
        return aurora({ files });
      },
      save: async () => {
        await saving.promise;
        return { result: 'saved', files };
      },
    },
  });
  await paint('#7a1fa2');
  await save().click();
  await page.getByRole('textbox', { name: 'Secundária', exact: true }).fill('#0a5c36');
  await userEvent.keyboard('{Enter}');
  saving.resolve();
  await expect.poll(() => reads).toBe(2);
  expect(page.getByText(/mudaram no disco/).query()).toBeNull();
  reading.resolve();
  await expect.element(page.getByRole('button', { name: '1 alteração não salva' })).toBeVisible();
  expect(page.getByText(/mudaram no disco/).query()).toBeNull();
});

test('discards all in one step that undo brings back', async () => {
  await renderStudio('/brands/aurora');
  await paint('#7a1fa2');
  await page.getByRole('button', { name: '1 alteração não salva' }).click();
  await page.getByRole('button', { name: 'Descartar tudo' }).click();
  await expect.element(primary()).toHaveValue('#2c55c7');
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect.element(primary()).toHaveValue('#7a1fa2');
});

test('follows the draft of another tab', async () => {
  const { store } = await renderStudio('/brands/aurora');
  await paint('#7a1fa2');
  const key = 'bandeira-studio-draft-aurora';
  const draft = JSON.parse(localStorage.getItem(key) ?? '');
  draft.changes['token:color.primary'].value = '#0a5c36';
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: JSON.stringify(draft) }));
  await expect.element(primary()).toHaveValue('#0a5c36');
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
  await expect.element(primary()).toHaveValue('#2c55c7');
  expect(store.getState().draft).toEqual({});
});

test('takes the nearest passing color by one click', async () => {
  await renderStudio('/brands/aurora');
  await paint('#9fb4f0');
  await expect.element(page.getByText(/não passa/)).toBeVisible();
  await page
    .getByRole('button', { name: /^Usar #[0-9a-f]{6} em/ })
    .first()
    .click();
  await expect.element(page.getByRole('button', { name: '2 alterações não salvas' })).toBeVisible();
});

test('refuses text that is no color and keeps the color', async () => {
  const { store } = await renderStudio('/brands/aurora');
  await paint('azul bonito');
  await expect.element(page.getByText(/Isto não é uma cor/)).toBeVisible();
  await expect.element(primary()).toHaveAttribute('aria-invalid', 'true');
  expect(store.getState().draft).toEqual({});
});

test('speaks English', async () => {
  await renderStudio('/brands/aurora', { language: 'en' });
  await expect.element(page.getByRole('tab', { name: 'Checks' })).toBeVisible();
  await expect.poll(() => document.title).toBe('Aurora · Brand studio');
  await page.getByRole('button', { name: 'Português' }).click();
  await expect.element(page.getByRole('tab', { name: 'Verificação' })).toBeVisible();
});

test('shows every page at once, in the draft and for the chosen player, and opens one by a click', async () => {
  const { callsOf } = await renderStudio('/brands/aurora?page=*');
  const sheet = page.getByRole('list', { name: 'Todas as páginas' });
  await expect.element(sheet.getByRole('button', { name: 'Cassino /casino' })).toBeVisible();
  await expect.element(sheet.getByTitle('Cassino: Aurora em 1440 pixels')).toBeVisible();
  await page.getByLabelText('Quem vê').selectOptions('Verificado');
  await expect
    .poll(() => callsOf('preview').at(-1)?.input)
    .toMatchObject({ path: '/casino', player: 'verified' });
  await sheet.getByRole('button', { name: 'Cassino /casino' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('Página')).toHaveValue('/casino');
  await expect.element(page.getByTitle('Aurora em 1440 pixels')).toBeVisible();
});

test('shows the short texts of the draft on every page at once', async () => {
  const line = { name: 'welcome', where: 'Home', standard: 'Bem-vindo', own: null, longest: 40 };
  const { store } = await renderStudio('/brands/aurora?page=*', {
    handlers: { brand: () => aurora({ voice: [line] }) },
  });
  await expect.element(page.getByRole('list', { name: 'Todas as páginas' })).toBeVisible();
  const edit = { kind: 'set-voice' as const, name: 'welcome', text: 'Chega mais' };
  store.dispatch(changed({ brand: 'aurora', files: [], edits: [{ key: 'voice:welcome', edit }], atMs: 0 }));
  const shown = () =>
    [...document.querySelectorAll('iframe')].map((frame) => frame.contentDocument?.body.dataset.texts);
  await expect.poll(shown).toContain('{"welcome":"Chega mais"}');
});

test('takes back what a refused save said once the draft is another', async () => {
  await renderStudio('/brands/aurora', { handlers: { save: () => ({ result: 'refused', problems: [] }) } });
  await paint('#7a1fa2');
  await save().click();
  await expect.element(page.getByText(/Nada foi salvo/)).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect.element(page.getByText(/Nada foi salvo/)).not.toBeInTheDocument();
});

test('saves nothing while the text of a field is no value, and undo takes that text away', async () => {
  const { callsOf } = await renderStudio('/brands/aurora', {
    handlers: { save: () => ({ result: 'saved', files: [] }) },
  });
  await paint('#7a1fa2');
  await primary().fill('azul');
  await save().click();
  await expect.element(page.getByText(/um campo tem um texto que não é um valor/)).toBeVisible();
  await expect.element(primary()).toHaveFocus();
  expect(callsOf('save')).toEqual([]);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect.element(primary()).toHaveValue('#2c55c7');
  await expect.element(page.getByText(/Isto não é uma cor/)).not.toBeInTheDocument();
  await paint('#0a5c36');
  const radius = page.getByRole('textbox', { name: 'Botões e campos' });
  await radius.fill('redondo');
  await save().click();
  await expect.element(radius).toHaveFocus();
  await radius.fill('6px');
  await save().click();
  await expect.element(page.getByText('Salvo nos arquivos da marca.')).toBeVisible();
  expect(callsOf('save')).toHaveLength(1);
});

test('keeps a short color while it is typed on', async () => {
  await renderStudio('/brands/aurora');
  await primary().fill('#abc');
  await expect.element(primary()).toHaveValue('#abc');
  await page.getByRole('tab', { name: 'Tema' }).click();
  await expect.element(primary()).toHaveValue('#aabbcc');
});

test('opens a tab at its top', async () => {
  await renderStudio('/brands/aurora');
  const panel = page.getByRole('region', { name: 'Controles da marca' });
  await expect.element(primary()).toBeVisible();
  panel.element().scrollTo({ top: 600 });
  await page.getByRole('tab', { name: 'Ajustes' }).click();
  await expect.element(page.getByRole('combobox', { name: 'Layout' })).toBeVisible();
  await expect.poll(() => panel.element().scrollTop).toBe(0);
});
