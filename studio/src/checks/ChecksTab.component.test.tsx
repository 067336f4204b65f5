import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { StudioProblem } from '../../../scripts/studio/studioModels.ts';
import { renderStudio } from '../../../tests/support/studio/renderStudio.tsx';

const edit = { kind: 'set-token' as const, token: 'color.text-muted', value: '#666d83' };

const problem: StudioProblem = {
  severity: 'error',
  file: 'brands/aurora/theme.tokens.json',
  line: 33,
  column: 5,
  brand: 'aurora',
  field: 'color.text-muted',
  found: '1.7:1',
  expected: 'at least 4.5:1',
  message: '"color.text-muted" has a contrast of 1.7:1',
  suggestion: '#666d83',
  control: { kind: 'token', token: 'color.text-muted' },
  fix: { id: 'a', before: '#b0b8d0', after: '#666d83', edit },
};

test('a problem leads to its control and is fixed by a click', async () => {
  const { store } = await renderStudio('/brands/aurora/checks', {
    handlers: { check: ({ edits }) => ({ problems: edits.length === 0 ? [problem] : [] }) },
  });
  await expect.element(page.getByText(/contraste de 1,7:1, o mínimo é 4,5:1/)).toBeVisible();
  await page.getByRole('button', { name: 'Usar #666d83' }).click();
  await expect.element(page.getByText('Nenhum problema: a marca passa na verificação.')).toBeVisible();
  expect(Object.values(store.getState().draft.aurora?.changes ?? {})).toEqual([edit]);
});

test('a problem is said in Portuguese, with the message of the check as a detail', async () => {
  const message = '"domains" is "alpha.example", expected one of alfa.example, beta.example';
  const found = { ...problem, field: 'domains', found: '"alpha.example"', message, control: null, fix: null };
  const expected = 'one of alfa.example, beta.example';
  await renderStudio('/brands/aurora/checks', {
    handlers: { check: () => ({ problems: [{ ...found, expected, suggestion: 'alfa.example' }] }) },
  });
  const said =
    /: Encontrado: "alpha.example". Esperado: um destes: alfa.example, beta.example. Você quis dizer alfa.example\?/;
  await expect.element(page.getByText(said)).toBeVisible();
  const detail = page.getByRole('listitem').getByRole('group');
  await expect.element(detail).not.toHaveAttribute('open');
  await page.getByText('Detalhe técnico, em inglês').click();
  await expect.element(detail).toHaveAttribute('open');
  await expect.element(detail.getByText(/expected one of/)).toBeVisible();
});

test('the way to the control moves the focus to it', async () => {
  await renderStudio('/brands/aurora/checks', { handlers: { check: () => ({ problems: [problem] }) } });
  await page.getByRole('link', { name: 'Ir para o controle' }).click();
  await expect.element(page.getByRole('tab', { name: 'Tema' })).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => document.activeElement?.id).toBe('token-color.text-muted');
});

test('a problem of a nested setting opens its group', async () => {
  const control = { kind: 'field' as const, path: ['company', 'document'] };
  await renderStudio('/brands/aurora/checks', {
    handlers: {
      check: () => ({ problems: [{ ...problem, field: 'company.document', control, fix: null }] }),
    },
  });
  await page.getByRole('link', { name: 'Ir para o controle' }).click();
  await expect.element(page.getByRole('textbox', { name: 'CNPJ' })).toHaveFocus();
});

test('a problem inside of a group that is off, or of one item, leads to the nearest control', async () => {
  const inField = (...path: string[]) => ({
    ...problem,
    field: path.join('.'),
    message: path.join('.'),
    control: { kind: 'field' as const, path },
    fix: null,
  });
  const { router } = await renderStudio('/brands/aurora/checks', {
    handlers: { check: () => ({ problems: [inField('chat', 'script'), inField('domains[2]')] }) },
  });
  const link = page.getByRole('link', { name: 'Ir para o controle' });
  await link.first().click();
  await expect.poll(() => document.activeElement?.id).toBe('field-chat');
  await router.navigate('/brands/aurora/checks');
  await link.nth(1).click();
  await expect.element(page.getByRole('textbox', { name: 'Outros domínios' })).toHaveFocus();
});

test('a problem of one environment opens the settings of that environment', async () => {
  const control = { kind: 'field' as const, path: ['environments', 'staging', 'origin'] };
  await renderStudio('/brands/aurora/checks', {
    handlers: {
      check: () => ({
        problems: [{ ...problem, field: 'environments.staging.origin', control, fix: null }],
      }),
    },
  });
  await page.getByRole('link', { name: 'Ir para o controle' }).click();
  await expect.element(page.getByRole('tab', { name: 'staging' })).toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByRole('textbox', { name: 'Endereço do site' })).toHaveFocus();
});

test('names the text and the page that a problem is in', async () => {
  const voice = { kind: 'voice' as const, name: 'welcome' };
  const legal = { kind: 'legal' as const, slug: 'termos-de-uso' };
  await renderStudio('/brands/aurora/checks', {
    handlers: {
      check: () => ({
        problems: [
          { ...problem, field: 'welcome', message: 'one', expected: '', control: voice, fix: null },
          { ...problem, field: 'title', message: 'two', expected: '', control: legal, fix: null },
        ],
      }),
    },
  });
  const names = page.getByRole('listitem').filter({ hasText: 'brands/aurora/theme.tokens.json' });
  await expect.element(names.first()).toMatchTextContent(/^Saudação a visitantes, na página inicial/);
  await expect.element(names.nth(1)).toMatchTextContent(/^Termos de uso/);
});

test('says once that the server is gone', async () => {
  let isGone = false;
  const fail = () => Promise.reject(new TypeError('Failed to fetch'));
  await renderStudio('/brands/aurora', {
    handlers: {
      state: () => (isGone ? fail() : { revision: 'one', sites: {} }),
      check: () => (isGone ? fail() : { problems: [] }),
    },
  });
  const tab = page.getByRole('tab', { name: 'Verificação' });
  await expect.element(tab).toBeVisible();
  isGone = true;
  await tab.click();
  const note = page.getByText(/O estúdio parou de responder.* abra o endereço novo/);
  await expect.element(note).toBeVisible();
  await expect.poll(() => page.getByRole('alert').elements().length, { interval: 200 }).toBe(1);
});
