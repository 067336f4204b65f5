import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { ProvidersPage } from './ProvidersPage.tsx';

test('shows a failed list of providers as an empty one', async () => {
  const call = 'GET /api/casino-games/providers';
  const { callsOf } = await renderFeature(<ProvidersPage />, {
    player: null,
    operator: { [call]: () => Response.json({ message: 'SQLSTATE' }, { status: 501 }) },
  });
  await expect.poll(() => page.getByText('Nenhum provedor para mostrar agora').elements()).toHaveLength(1);
  expect(callsOf(call)).toHaveLength(1);
  await expect.element(page.getByText(/SQLSTATE|Não foi possível/)).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Tentar de novo' })).not.toBeInTheDocument();
});
