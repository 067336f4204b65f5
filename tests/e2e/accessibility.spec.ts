import AxeBuilder from '@axe-core/playwright';
import { expect, open, test } from '../support/fixture.ts';

// Every page is looked at in screens.spec.ts.
test('axe finds nothing on the auth dialog', async ({ page, site }) => {
  const { origin } = site('tucavo');
  for (const [query, name] of [
    ['login=1', 'Entrar'],
    ['login=0', 'Cadastrar'],
  ]) {
    await page.goto(`${origin}/?${query}`);
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).include('dialog[open]').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
      [],
    );
  }
});

test('the first Tab reaches the way past the header', async ({ page, site }) => {
  await open(page, site('default').origin);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
