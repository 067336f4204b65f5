import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { FirstDepositLimit } from './FirstDepositLimit.tsx';

const question = page.getByRole('region', { name: 'Seu limite de depósito por mês' });

test('asks for a monthly limit and shows what is left of it', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  const limits = {
    deposit: { month: null as number | null },
    loss: { day: 5_000 },
    used: { loss: { day: 1_000 } },
  };
  const { callsOf } = await renderFeature(<FirstDepositLimit />, {
    brand: { jurisdiction: 'br' },
    operator: {
      'GET /api/protection/limits': () => limits,
      'PUT /api/protection/limits': () => {
        limits.deposit.month = 30_000;
        return limits;
      },
    },
  });
  await expect.element(question).toBeVisible();
  await expect.element(page.getByText(/Limite diário de perda: restam R\$\s40,00/)).toBeVisible();
  expect(question.getByRole('button').elements()).toHaveLength(0);
  expect(question.element().textContent).toContain('Sem limite · Definir');
  await page.getByText('Seu limite de depósito por mês').click();
  await question.getByRole('radio', { name: /R\$\s300/ }).click();
  expect(callsOf('PUT /api/protection/limits')).toHaveLength(0);
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByText(/Limite mensal de depósito: restam R\$\s300,00/)).toBeVisible();
  expect(callsOf('PUT /api/protection/limits').map(({ body }) => body)).toEqual([
    { deposit: { month: 30_000 } },
  ]);
  await expect.element(question).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('link', { name: 'Mudar limites' }))
    .toHaveAttribute('href', '/user/protection');
});

test('reports a limit that could not be saved and keeps asking', async () => {
  await page.viewport(1280, 800);
  const { store } = await renderFeature(<FirstDepositLimit />, {
    operator: {
      'GET /api/protection/limits': () => ({}),
      'PUT /api/protection/limits': () => new Response('{}', { status: 500 }),
    },
  });
  await question.getByRole('radio', { name: /R\$\s100/ }).click();
  await question.getByRole('button', { name: /^Definir limite de R\$\s100 por mês$/ }).click();
  await expect
    .poll(() => JSON.stringify(store.getState().alerts))
    .toContain('Não foi possível salvar o limite');
  await expect.element(question).toBeVisible();
});
