import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderStudio } from '../../../tests/support/studio/renderStudio.tsx';

const name = () => page.getByRole('textbox', { name: 'Nome', exact: true });
const submit = () => page.getByRole('button', { name: 'Criar e abrir no editor' });

test('a name and a color are enough for a brand that opens in the editor', async () => {
  const { callsOf, router } = await renderStudio('/new', {
    handlers: { create: ({ id }) => ({ result: 'created', brand: id, notes: [] }) },
  });
  await name().fill('Aurora');
  await expect.element(page.getByRole('textbox', { name: 'Identificador' })).toHaveValue('aurora');
  await expect.element(page.getByRole('list', { name: 'Paleta' })).toBeVisible();
  await submit().click();
  await expect.poll(() => router.state.location.pathname).toBe('/brands/aurora');
  expect(callsOf('create')[0]?.input).toMatchObject({
    name: 'Aurora',
    id: 'aurora',
    layout: 'default',
    palette: { kind: 'color', color: '#1f6feb' },
    company: null,
  });
});

test('takes a field that was typed and cleared as empty', async () => {
  const { callsOf } = await renderStudio('/new', {
    handlers: { create: ({ id }) => ({ result: 'created', brand: id, notes: [] }) },
  });
  await name().fill('Aurora');
  await name().fill('');
  await expect.element(submit()).toBeDisabled();
  await name().fill('Aurora');
  for (const label of ['Endereço do site', 'Razão social']) {
    await page.getByRole('textbox', { name: label }).fill('x');
    await page.getByRole('textbox', { name: label }).fill('');
  }
  await expect.element(page.getByRole('textbox', { name: 'Identificador' })).toHaveValue('aurora');
  await submit().click();
  await expect.poll(() => callsOf('create')[0]?.input).toMatchObject({ origin: null, company: null });
});

test('waits for the logo or the brand that the new one starts from', async () => {
  await renderStudio('/new');
  await name().fill('Aurora');
  await expect.element(submit()).toBeEnabled();
  await page.getByRole('radio', { name: 'Um logo' }).click();
  await expect.element(submit()).toBeDisabled();
  await expect.element(page.getByText(/^Falta o logo/)).toBeVisible();
  await page.getByRole('radio', { name: 'Outra marca' }).click();
  await expect.element(page.getByText(/^Falta a marca de origem/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Marca de origem' }).selectOptions('boreal');
  await expect.element(submit()).toBeEnabled();
});

test('checks the CNPJ and says what Brazilian law demands', async () => {
  await renderStudio('/new');
  await page.getByRole('textbox', { name: 'CNPJ' }).fill('57.418.392/0001-21');
  await expect.element(page.getByText('Os dígitos deste CNPJ não conferem.')).toBeVisible();
  await page.getByRole('radio', { name: 'Brasil' }).click();
  await expect.element(page.getByText('endereço terminado em .bet.br')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Número da autorização' })).toBeVisible();
});

test('a refused brand keeps what was typed, also over a reload', async () => {
  const first = await renderStudio('/new', {
    handlers: { create: () => ({ result: 'refused', message: 'the id is taken', problems: [] }) },
  });
  await name().fill('Aurora');
  await expect.element(page.getByRole('textbox', { name: 'Identificador' })).toHaveValue('aurora');
  await submit().click();
  await expect.element(page.getByText('the id is taken')).toBeVisible();
  await first.screen.unmount();
  await renderStudio('/new');
  await expect.element(name()).toHaveValue('Aurora');
});

const logo = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.svg', { type: 'image/svg+xml' });

test('shows no palette before there is a logo to make it from', async () => {
  await renderStudio('/new');
  await expect.element(page.getByRole('list', { name: 'Paleta' })).toBeVisible();
  await page.getByRole('radio', { name: 'Um logo' }).click();
  await expect.element(page.getByRole('list', { name: 'Paleta' })).not.toBeInTheDocument();
});

test('keeps the logo when another color of it is chosen', async () => {
  const candidates = ['#2fd180', '#8a55ff'];
  const { callsOf } = await renderStudio('/new', {
    handlers: {
      palette: () => ({ result: 'made', color: '#2fd180', tokens: {}, contrast: [], candidates }),
      create: ({ id }) => ({ result: 'created', brand: id, notes: [] }),
    },
  });
  await name().fill('Aurora');
  await expect.element(page.getByRole('textbox', { name: 'Identificador' })).toHaveValue('aurora');
  await page.getByRole('radio', { name: 'Um logo' }).click();
  await page.getByLabelText('Solte o logo aqui ou escolha').upload(logo);
  const other = page.getByRole('button', { name: 'Partir de #8a55ff' });
  await other.click();
  await expect.element(other).toHaveAttribute('aria-pressed', 'true');
  await submit().click();
  await expect
    .poll(() => callsOf('create')[0]?.input)
    .toMatchObject({ palette: { kind: 'logo', file: { name: 'logo.svg' }, color: '#8a55ff' } });
});

test('says why a logo cannot be used and lets the brand start from a color', async () => {
  const message = '<script> is not allowed in a picture';
  await renderStudio('/new', {
    handlers: {
      palette: ({ source }) =>
        source.kind === 'logo'
          ? { result: 'refused', what: 'picture', message }
          : { result: 'made', color: source.color, tokens: {}, contrast: [], candidates: [] },
    },
  });
  await name().fill('Aurora');
  await page.getByRole('radio', { name: 'Um logo' }).click();
  await page.getByLabelText('Solte o logo aqui ou escolha').upload(logo);
  await expect.element(page.getByRole('alert')).toMatchTextContent(/A imagem não serve: <script> is not/);
  await page.getByLabelText('Cor da marca').fill('#8a55ff');
  await expect.element(page.getByRole('radio', { name: 'Uma cor' })).toBeChecked();
  await expect.element(page.getByLabelText('Cor da marca')).toHaveValue('#8a55ff');
  await expect.element(submit()).toBeEnabled();
});

test('lists the examples of a new brand in the editor until they are closed', async () => {
  const notes = [
    'Examples in the entry, to replace before a release:',
    '  company.document: EX.EMP.L01/0001-10',
    '  origin: https://aurora.example',
  ];
  await renderStudio('/new', {
    handlers: { create: ({ id }) => ({ result: 'created', brand: id, notes }) },
  });
  await name().fill('Aurora');
  await expect.element(page.getByRole('textbox', { name: 'Identificador' })).toHaveValue('aurora');
  await submit().click();
  const note = page.getByRole('status').filter({ hasText: 'Estes valores são exemplos' });
  await note.getByRole('link', { name: 'CNPJ' }).click();
  await expect.element(page.getByRole('textbox', { name: 'CNPJ' })).toHaveFocus();
  await expect.element(note.getByRole('link', { name: 'Endereço do site' })).toBeVisible();
  await note.getByRole('button', { name: 'Fechar' }).click();
  await expect.element(note).not.toBeInTheDocument();
});
