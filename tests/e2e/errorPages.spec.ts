import { expect, test } from '../support/fixture.ts';

test.use({ javaScriptEnabled: false });

for (const brand of ['default', 'gingaro', 'velvora']) {
  test(`the error pages of ${brand} need no script and no second request`, async ({ page, site }) => {
    const { origin } = site(brand);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));

    const missing = await page.goto(`${origin}/404`);
    expect(missing?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Página Não Encontrada.' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Página Inicial' })).toBeVisible();
    await expect(page.locator('svg').first()).toBeVisible();

    await page.goto(`${origin}/50x.html`);
    await expect(page.getByRole('heading', { name: 'Voltamos em breve!' })).toBeVisible();
    await expect(
      page.getByText('Ops! Algo deu errado. Tente novamente mais tarde ou entre em contato com o suporte.'),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Recarregar' })).toBeVisible();
    expect(
      requests.filter((address) => !/\/(404|50x\.html|favicon\.ico)$/.test(new URL(address).pathname)),
    ).toEqual([]);
  });
}
