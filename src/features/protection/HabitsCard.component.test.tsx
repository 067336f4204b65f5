import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { HabitsCard } from './HabitsCard.tsx';

const hours = page.getByLabelText('Horário sem depósitos');
const saveHours = page.getByRole('button', { name: 'Salvar horário' });

const renderCard = async (quietHours: object | null) => {
  let habits: object = { reality_check: 60, quiet_hours: quietHours, lifetime_result: 0 };
  return renderFeature(<HabitsCard />, {
    brand: { jurisdiction: 'br' },
    operator: {
      'GET /api/protection/habits': () => habits,
      'PUT /api/protection/habits': ({ body }) => {
        habits = { ...habits, ...Object(body) };
        return habits;
      },
    },
  });
};

test('saves a usual span of hours without deposits, and the minutes between reality checks, at once', async () => {
  const { callsOf } = await renderCard(null);
  await hours.selectOptions('Das 22h às 6h');
  await expect.element(hours).toHaveValue('22-6');
  await page.getByLabelText('Conferir tempo e resultado a cada').selectOptions('90 minutos');
  await expect
    .poll(() => callsOf('PUT /api/protection/habits').map(({ body }) => body))
    .toEqual([{ quiet_hours: { from: 22, until: 6 } }, { reality_check: 90 }]);
});

test('saves any other span with its own button, and no empty one', async () => {
  const { callsOf } = await renderCard(null);
  await hours.selectOptions('Outro horário');
  await page.getByLabelText('Das').selectOptions('13h');
  await page.getByLabelText('Até as').selectOptions('13h');
  await expect.element(page.getByText('Escolha outro horário de término.')).toBeVisible();
  await expect.element(saveHours).toBeDisabled();
  await page.getByLabelText('Até as').selectOptions('15h');
  await saveHours.click();
  await expect.element(page.getByRole('button', { name: 'Horário salvo' })).toBeDisabled();
  expect(callsOf('PUT /api/protection/habits').map(({ body }) => body)).toEqual([
    { quiet_hours: { from: 13, until: 15 } },
  ]);
});

test('shows a span that is none of the usual ones', async () => {
  await renderCard({ from: 3, until: 5 });
  await expect.element(hours).toHaveValue('other');
  await expect.element(page.getByLabelText('Das')).toHaveValue('3');
  await expect.element(page.getByLabelText('Até as')).toHaveValue('5');
});
