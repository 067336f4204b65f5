import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderStudio } from '../../../tests/support/studio/renderStudio.tsx';

test('shows every brand with its state and its home at both widths', async () => {
  await renderStudio('/');
  await expect.element(page.getByTitle('Aurora em 390 pixels')).toBeVisible();
  await expect.element(page.getByTitle('Aurora em 1440 pixels')).toBeVisible();
  await expect.element(page.getByText('menor contraste 4,6:1 de 4,5:1').first()).toBeVisible();
  await expect.element(page.getByText('2 erros')).toBeVisible();
  // The keyboard goes from brand to brand, not through every link of every site.
  const frames = [...document.querySelectorAll('iframe')];
  expect(frames.filter((frame) => frame.closest('[inert]'))).toHaveLength(frames.length);
});

test('finds a brand by name or layout without accents', async () => {
  await renderStudio('/');
  await page.getByRole('searchbox', { name: 'Buscar marcas' }).fill('órange');
  await expect.element(page.getByRole('link', { name: 'Boreal' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Aurora' })).not.toBeInTheDocument();
  await page.getByRole('searchbox', { name: 'Buscar marcas' }).fill('zebra');
  await expect.element(page.getByRole('heading', { name: 'Nenhuma marca encontrada' })).toBeVisible();
});

test('compares the chosen brands side by side', async () => {
  const { router } = await renderStudio('/');
  await page.getByRole('checkbox', { name: 'Comparar Aurora' }).click();
  await page.getByRole('checkbox', { name: 'Comparar Boreal' }).click();
  await page.getByRole('link', { name: 'Comparar 2' }).click();
  await expect.element(page.getByTitle('Boreal em 1440 pixels')).toBeVisible();
  expect(router.state.location.search).toBe('?brands=aurora,boreal');
  await page.getByRole('button', { name: 'Tirar Aurora' }).click();
  await expect.element(page.getByText('Escolha duas a seis marcas.')).toBeVisible();
});

test('a window without a token says what to open', async () => {
  const refused = () => Response.json({ reason: 'token', message: 'wrong token' }, { status: 403 });
  await renderStudio('/', { handlers: { project: refused, state: refused } });
  await expect.element(page.getByText(/Abra o endereço que npm run studio mostra/).first()).toBeVisible();
});

test('says in Portuguese that a page does not exist, with the way back', async () => {
  const { router } = await renderStudio('/foo/bar');
  await expect.element(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
  await page.getByRole('link', { name: 'Ver as marcas' }).click();
  expect(router.state.location.pathname).toBe('/');
});
