import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../tests/support/renderFeature.tsx';
import { MyData } from './MyData.tsx';

const given = {
  kind: 'cookies',
  version: '1',
  choices: ['statistics', 'marketing'],
  decided_at: '2026-03-10T12:00:00.000Z',
};
const withdrawn = { ...given, choices: [], decided_at: '2026-03-11T12:00:00.000Z' };

test('lists consents with their history and accepts new terms', async () => {
  let accepted = false;
  const { callsOf } = await renderFeature(<MyData />, {
    brand: { jurisdiction: 'br' },
    operator: {
      'GET /api/account/consents': () => ({
        data: [withdrawn, given],
        terms_version: '2027-01-01',
        terms_open: !accepted,
      }),
      'POST /api/account/consents': () => {
        accepted = true;
        return { success: true };
      },
    },
  });
  await expect.element(page.getByText(/só os necessários/)).toBeVisible();
  await expect.element(page.getByText(/medição, publicidade/)).toBeVisible();
  const accept = page.getByRole('button', { name: 'Li e aceito os novos termos' });
  await accept.click();
  await expect.element(accept).not.toBeInTheDocument();
  expect(callsOf('POST /api/account/consents').map(({ body }) => body)).toEqual([
    { kind: 'terms', version: '2027-01-01' },
  ]);
});

test('requests the deletion with the password and shows until when it is answered', async () => {
  let deletion: object | undefined;
  const { callsOf } = await renderFeature(<MyData />, {
    brand: { jurisdiction: 'br' },
    operator: {
      'GET /api/account/consents': () => ({ data: [], deletion }),
      'POST /api/account/deletion': () => {
        deletion = { requested_at: '2026-03-10T12:00:00.000Z', answer_by: '2026-03-25T12:00:00.000Z' };
        return deletion;
      },
    },
  });
  const ask = page.getByRole('button', { name: 'Pedir exclusão' });
  await ask.click();
  await expect.element(page.getByText('Informe sua senha.')).toBeVisible();
  expect(callsOf('POST /api/account/deletion')).toEqual([]);
  await page.getByLabelText('Senha', { exact: true }).fill('Bandeira123');
  await ask.click();
  await expect.element(page.getByText(/Pedido recebido em 10\/03\/2026.*até 25\/03\/2026/)).toBeVisible();
});
