import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderStudio } from '../../../tests/support/studio/renderStudio.tsx';
import { aurora, studioProblem } from '../../../tests/support/studio/studioServer.ts';

test('says whose text is served, what law demands, and what is missing', async () => {
  await renderStudio('/brands/aurora/texts');
  const row = page.getByRole('listitem').filter({ hasText: 'Termos de uso' });
  await expect.element(row).toMatchTextContent(/Exigida/);
  await expect.element(row).toMatchTextContent(/Do produto/);
  await expect.element(page.getByText(/A lei exige e faltam:/)).toMatchTextContent(/politica-kyc/);
});

test('edits a page beside its preview with the fields filled in', async () => {
  const { store } = await renderStudio('/brands/aurora/texts', {
    handlers: {
      legalPreview: ({ text }) => ({
        html: `<p>${text.replace('{{brand.name}}', 'Aurora')}</p><script>alert(1)</script>`,
        title: 'Termos',
        problems: [],
      }),
    },
  });
  await page.getByRole('button', { name: /Termos de uso/ }).click();
  await page.getByRole('textbox', { name: 'Texto em Markdown' }).fill('Regras de {{brand.name}}');
  await expect
    .element(page.getByRole('region', { name: 'Como o site mostra' }))
    .toMatchTextContent(/Regras de Aurora/);
  expect(document.querySelector('[role=region] script')).toBeNull();
  expect(Object.values(store.getState().draft.aurora?.changes ?? {})).toEqual([
    { kind: 'set-legal', slug: 'termos-de-uso', text: 'Regras de {{brand.name}}' },
  ]);
});

test("gives the brand's own words a field with the product's as default", async () => {
  const { store } = await renderStudio('/brands/aurora/texts', {
    handlers: {
      brand: () =>
        aurora({
          voice: [
            { name: 'welcome', where: 'Greeting on home', standard: 'Bem-vindo', own: null, longest: 40 },
          ],
        }),
    },
  });
  const field = page.getByRole('textbox', { name: 'Saudação a visitantes, na página inicial' });
  await expect.element(field).toHaveAttribute('placeholder', 'Bem-vindo');
  await field.fill('Chega mais');
  expect(Object.values(store.getState().draft.aurora?.changes ?? {})).toEqual([
    { kind: 'set-voice', name: 'welcome', text: 'Chega mais' },
  ]);
});

test('shows no old page for a text that forms none', async () => {
  await renderStudio('/brands/aurora/texts');
  await page.getByRole('button', { name: /Termos de uso/ }).click();
  const preview = page.getByRole('region', { name: 'Como o site mostra' });
  await expect.element(preview).toMatchTextContent(/O texto ainda não forma uma página/);
  await expect.element(preview).not.toMatchTextContent(/Texto do produto/);
});

test('lets no text of a shared theme be edited, and counts no field of a line', async () => {
  const line = {
    name: 'welcome',
    where: 'Greeting on home',
    standard: 'Bem-vindo',
    own: 'Oi, {{brand.name}}',
    longest: 40,
  };
  const [saved] = aurora().legal;
  await renderStudio('/brands/aurora/texts', {
    handlers: {
      brand: () =>
        aurora({
          readOnlyTheme: 'brands/boreal',
          voice: [line],
          legal: saved ? [{ ...saved, origin: 'own' }] : [],
        }),
    },
  });
  await expect.element(page.getByText(/vêm de brands\/boreal, que é de outra marca/)).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Saudação a visitantes, na página inicial' });
  await expect.element(field).toHaveAttribute('readonly');
  await expect.element(field).toHaveAccessibleDescription(/ 4\/40$/);
  expect(page.getByRole('button', { name: /^Voltar ao do produto/ }).query()).toBeNull();
  await page.getByRole('button', { name: /Termos de uso/ }).click();
  await expect.element(page.getByRole('textbox', { name: 'Texto em Markdown' })).toHaveAttribute('readonly');
  expect(page.getByRole('button', { name: 'Voltar ao texto do produto' }).query()).toBeNull();
});

test('lists the problems of a page as text that can be read', async () => {
  const problem = studioProblem({
    file: 'brands/aurora/legal/termos-de-uso.md',
    line: 2,
    field: 'title',
    expected: 'a title',
    message: 'the page has no title',
    control: { kind: 'legal', slug: 'termos-de-uso' },
  });
  await renderStudio('/brands/aurora/texts', {
    handlers: { legalPreview: () => ({ html: null, title: '', problems: [problem] }) },
  });
  await page.getByRole('button', { name: /Termos de uso/ }).click();
  const item = page.getByRole('alert').getByRole('listitem');
  await expect.element(item).toMatchTextContent(/the page has no title/);
  expect(getComputedStyle(item.element()).display).toBe('list-item');
});

test('says at the field what the check refuses of a short text', async () => {
  const line = { name: 'welcome', where: 'Home', standard: 'Bem-vindo', own: null, longest: 40 };
  const problem = studioProblem({
    file: 'brands/aurora/voice.json',
    field: 'welcome',
    message: 'the text is too long',
    control: { kind: 'voice', name: 'welcome' },
  });
  await renderStudio('/brands/aurora/texts', {
    handlers: { brand: () => aurora({ voice: [line] }), check: () => ({ problems: [problem] }) },
  });
  const field = page.getByRole('textbox', { name: 'Saudação a visitantes, na página inicial' });
  await field.fill('Chega mais');
  await expect.element(field).toHaveAccessibleDescription(/the text is too long/);
});
