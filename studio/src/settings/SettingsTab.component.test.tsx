import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderStudio } from '../../../tests/support/studio/renderStudio.tsx';
import { aurora, studioProblem } from '../../../tests/support/studio/studioServer.ts';

test('says where a value comes from and shows the inherited one in an empty field', async () => {
  await renderStudio('/brands/aurora/settings');
  await expect.element(page.getByRole('combobox', { name: 'Layout' })).toHaveValue('blaze');
  await expect
    .element(page.getByRole('combobox', { name: 'Jurisdição' }))
    .toHaveAccessibleDescription('Herdado de default');
  await expect.element(page.getByRole('option', { name: 'Herdado: Sem exigências' })).toBeInTheDocument();
});

test('hides what comes from a variable', async () => {
  await renderStudio('/brands/aurora/settings');
  await page.getByText('Monitoramento').click();
  const field = page.getByRole('textbox', { name: 'Site do Datadog' });
  await expect.element(field).toHaveAttribute('placeholder', '•••');
  await expect.element(field).toHaveAccessibleDescription(/pela variável DATADOG_SITE/);
});

test('changes a field of one environment alone', async () => {
  const { store } = await renderStudio('/brands/aurora/settings');
  await page.getByRole('tab', { name: 'staging' }).click();
  await page.getByRole('textbox', { name: 'Endereço do site' }).fill('https://staging.aurora.example');
  expect(Object.values(store.getState().draft.aurora?.changes ?? {})).toEqual([
    {
      kind: 'set-field',
      path: ['origin'],
      environment: 'staging',
      value: 'https://staging.aurora.example',
    },
  ]);
});

test('gives a value back to its parent and undoes that', async () => {
  const { store } = await renderStudio('/brands/aurora/settings');
  await page.getByRole('button', { name: 'Herdar Layout' }).click();
  expect(Object.values(store.getState().draft.aurora?.changes ?? {})).toEqual([
    { kind: 'unset-field', path: ['layout'], environment: null },
  ]);
  await page.getByRole('tab', { name: 'Ajustes' }).click();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(page.getByRole('combobox', { name: 'Layout' })).toHaveValue('blaze');
});

test('switches a partner on and off', async () => {
  const { store } = await renderStudio('/brands/aurora/settings');
  await page.getByText('Verificação de identidade').click();
  await page.getByRole('button', { name: 'Desligar Verificação de identidade' }).click();
  expect(Object.values(store.getState().draft.aurora?.changes ?? {})).toEqual([
    { kind: 'set-field', path: ['verification'], environment: null, value: null },
  ]);
  await page.getByRole('button', { name: 'Ligar Verificação de identidade' }).click();
  expect(store.getState().draft.aurora?.changes).toEqual({});
});

test('shows a group as off whose saved values lack a variable', async () => {
  const { entry, settings } = aurora();
  await renderStudio('/brands/aurora/settings', {
    handlers: {
      brand: () =>
        aurora({
          entry: { ...entry, monitoring: {} },
          settings: { ...settings, record: { ...settings.record, monitoring: null } },
        }),
    },
  });
  const group = page.getByRole('group').filter({ hasText: 'Monitoramento' });
  await expect.element(group).toMatchTextContent(/Desligado/);
  await group.click();
  await page.getByRole('textbox', { name: 'Site do Datadog' }).fill('datadoghq.eu');
  await expect.element(group).not.toMatchTextContent(/Desligado/);
});

test('leaves empty lines out of a list', async () => {
  const { store } = await renderStudio('/brands/aurora/settings');
  const field = page.getByRole('textbox', { name: 'Outros domínios' });
  await field.fill('www.aurora.example\n');
  await expect.element(field).toHaveValue('www.aurora.example\n');
  const value = () => Object.values(store.getState().draft.aurora?.changes ?? {});
  expect(value()).toMatchObject([{ path: ['domains'], value: ['www.aurora.example'] }]);
  await field.fill('\n');
  expect(value()).toEqual([]);
});

test('takes a decimal with a point or a comma as it is typed', async () => {
  const { entry, settings } = aurora();
  const { store } = await renderStudio('/brands/aurora/settings', {
    handlers: { brand: () => aurora({ entry: { ...entry, monitoring: {} }, settings }) },
  });
  await page.getByText('Monitoramento').click();
  const field = page.getByRole('textbox', { name: 'Sessões, em %' });
  const value = () => Object.values(store.getState().draft.aurora?.changes ?? {});
  for (const [typed, number] of [
    ['12.5', 12.5],
    ['0,5', 0.5],
  ] as const) {
    await field.click();
    await userEvent.keyboard(`{Control>}a{/Control}${typed}`);
    await expect.element(field).toHaveValue(typed);
    expect(value()).toMatchObject([{ path: ['monitoring', 'sessionSampleRate'], value: number }]);
    await userEvent.tab();
    await expect.element(field).toHaveValue(String(number));
  }
});

test('switches a group that its saved value turns off on by one press', async () => {
  const { entry, settings } = aurora();
  const { store } = await renderStudio('/brands/aurora/settings', {
    handlers: { brand: () => aurora({ entry: { ...entry, chat: null }, settings }) },
  });
  await page.getByRole('group').filter({ hasText: 'Chat ao vivo' }).click();
  await page.getByRole('button', { name: 'Ligar Chat ao vivo' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Endereço do script' })).toBeVisible();
  expect(Object.values(store.getState().draft.aurora?.changes ?? {})).toMatchObject([
    { kind: 'set-field', path: ['chat'], value: {} },
  ]);
});

test('switches a group on again with the values that it has of its own', async () => {
  const { entry, settings } = aurora();
  const chat = { script: 'https://chat.example/a.js' };
  const { store } = await renderStudio('/brands/aurora/settings', {
    handlers: { brand: () => aurora({ entry: { ...entry, chat }, settings }) },
  });
  await page.getByRole('group').filter({ hasText: 'Chat ao vivo' }).click();
  await page.getByRole('button', { name: 'Desligar Chat ao vivo' }).click();
  await page.getByRole('button', { name: 'Ligar Chat ao vivo' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Endereço do script' })).toHaveValue(chat.script);
  expect(store.getState().draft.aurora?.changes).toEqual({});
});

test('says at the control what the check refuses of its value', async () => {
  const control = (...path: string[]) => ({ kind: 'field' as const, path });
  const problem = studioProblem({});
  await renderStudio('/brands/aurora/settings', {
    handlers: {
      check: () => ({
        problems: [
          { ...problem, control: control('origin'), message: '"origin" is no URL' },
          { ...problem, control: control('domains[1]'), message: 'the domain is taken' },
          { ...problem, control: control('environments', 'staging', 'cdn'), message: 'elsewhere' },
        ],
      }),
    },
  });
  const origin = page.getByRole('textbox', { name: 'Endereço do site' });
  await origin.fill('aurora');
  await expect.element(origin).toHaveAccessibleDescription(/"origin" is no URL/);
  await expect.element(origin).toHaveAttribute('aria-invalid', 'true');
  const domains = page.getByRole('textbox', { name: 'Outros domínios' });
  await expect.element(domains).toHaveAccessibleDescription(/the domain is taken/);
  expect(page.getByText('elsewhere').query()).toBeNull();
});
