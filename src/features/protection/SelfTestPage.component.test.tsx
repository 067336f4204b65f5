import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { SelfTestPage } from './SelfTestPage.tsx';

const result = page.getByRole('button', { name: 'Ver resultado' });

async function answerAll(answer: string) {
  for (const group of page.getByRole('group').all()) await group.getByLabelText(answer).click();
}

test('asks for every answer before it gives a result', async () => {
  await renderFeature(<SelfTestPage />, { player: null, brand: { jurisdiction: 'br' } });
  await page.getByRole('group').first().getByLabelText('Nunca').click();
  await result.click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Responda a todas as perguntas para ver o resultado.');
  await expect.poll(() => page.getByText('Falta responder.').elements().length).toBe(8);
});

test('adds up the answers, moves focus to the advice and sends nothing', async () => {
  const { calls } = await renderFeature(<SelfTestPage />, { player: null, brand: { jurisdiction: 'br' } });
  await answerAll('Na maioria das vezes');
  await result.click();
  const heading = page.getByRole('heading', { name: 'Sinais fortes de problema com apostas' });
  await expect.element(heading).toHaveFocus();
  await expect.element(page.getByText('18 de 27 pontos')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Ver autoexclusão' }))
    .toHaveAttribute('href', '/user/protection/exclusion');
  expect(calls.filter(({ body }) => body !== undefined)).toEqual([]);
  await page.getByRole('button', { name: 'Refazer o teste' }).click();
  await expect.element(result).toBeVisible();
});

test('draws its choices in the colors of the brand', async () => {
  await renderFeature(<SelfTestPage />, { player: null, brand: { jurisdiction: 'br' } });
  const choice = page.getByRole('group').first().getByLabelText('Nunca');
  const style = () => getComputedStyle(choice.element());
  expect(style().appearance).toBe('none');
  expect(style().borderTopWidth).toBe('1px');
  await choice.click();
  await expect.poll(() => style().borderTopWidth).toBe('6px');
});
