import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixture.ts';
import { newCpf } from '../support/operator/registrationForm.ts';
import { axeFindings } from '../support/page/axe.ts';
import { fillAddress, fillLawfulQuestions } from '../support/page/lawfulQuestions.ts';
import { expectStill, placesIn } from '../support/page/places.ts';
import { cookieOf } from '../support/session.ts';

// The second is licensed in Brazil.
const brands = [
  { brand: 'default', lawful: false },
  { brand: 'gingaro', lawful: true },
];

const panel = (page: Page) => page.getByRole('dialog', { name: 'Cadastrar' });

const next = (page: Page) => panel(page).getByRole('button', { name: 'Continuar' }).click();

// The steps after the tax number, name and birthday.
async function fillRest(page: Page, email: string, lawful: boolean) {
  await next(page);
  await panel(page).getByLabel('E-mail').fill(email);
  await panel(page).getByLabel('Telefone').pressSequentially('11987650000');
  await expect(panel(page).getByLabel('Telefone')).toHaveValue('(11) 98765-0000');
  if (lawful) await fillAddress(panel(page));
  expect(await axeFindings(page, 'dialog[open]')).toEqual([]);
  await next(page);
  await panel(page).getByLabel('Senha', { exact: true }).fill('senha-boa-1');
  if (lawful) await fillLawfulQuestions(panel(page));
  await panel(page).getByRole('checkbox').check();
}

for (const { brand, lawful } of brands) {
  test(`registers a visitor of ${brand} with a tax number and logs in`, async ({ page, site }) => {
    const here = site(brand);
    const sent: Record<string, unknown>[] = [];
    const paths: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'POST' && request.method() !== 'PUT') return;
      paths.push(new URL(request.url()).pathname);
      if (request.url().endsWith('/v2/auth/register')) sent.push(request.postDataJSON());
    });
    const cpf = newCpf();
    await page.goto(`${here.origin}/termos-de-uso?btag=parceiro&code=VERAO`);
    await expect(panel(page)).toBeVisible();
    if (!lawful) await expect(panel(page)).toContainText('VERAO');
    if (lawful) {
      await expect(panel(page)).toContainText(
        'Ministério da Fazenda adverte: Apostar pode causar dependência.',
      );
      await expect(panel(page).locator('[data-advert]')).toContainText('18+');
    }
    await expect(panel(page).getByLabel('CPF')).toBeFocused();
    await panel(page).getByLabel('CPF').pressSequentially(cpf, { delay: 10 });
    await expect(panel(page).getByLabel('CPF')).toHaveValue(
      cpf.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4'),
    );
    await expect(panel(page).getByLabel('Nome')).not.toHaveValue('');
    await expect(panel(page).getByLabel('Data de nascimento')).toHaveValue(/^\d{2}\/\d{2}\/\d{4}$/);
    expect(paths.filter((path) => path === '/api/validate/document')).toHaveLength(1);

    await fillRest(page, `${cpf}@sandbox.test`, lawful);
    expect(await axeFindings(page, 'dialog[open]')).toEqual([]);
    await panel(page).getByRole('button', { name: 'Criar conta' }).click();
    await expect(page.getByText('Conta criada. Boas-vindas!')).toBeVisible();
    await expect(page.getByRole('status', { name: 'Saldo' })).toBeVisible();
    await expect(panel(page)).toBeHidden();

    expect(sent[0]).toMatchObject({
      document: cpf,
      email: `${cpf}@sandbox.test`,
      email_confirmation: `${cpf}@sandbox.test`,
      password_confirmation: 'senha-boa-1',
      phone: '11987650000',
      phone_code: '55',
      termsAccepted: true,
      token: expect.stringMatching(/^1\.\d+\.[0-9a-f]{32}$/),
    });
    if (!lawful) expect(sent[0]).toMatchObject({ btag: 'parceiro', coupon_code: 'VERAO' });
    // Where the law requires consent, a campaign is sent only after it.
    if (lawful) expect(sent[0]).not.toHaveProperty('btag');
    // No bonus with registration.
    if (lawful) expect(sent[0]).not.toHaveProperty('coupon_code');
    if (lawful)
      expect(sent[0]).toMatchObject({
        gender: 0,
        limits: { loss: { month: 50_000 }, time: { day: 120 } },
        address: { postal_code: '88010000', state: 'SC' },
        terms_version: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
        politically_exposed: false,
      });
    else expect(sent[0]).not.toHaveProperty('limits');
    const code = (await page.context().cookies()).find(({ name }) => name === `${brand}-code`);
    expect(code).toBeUndefined();
  });
}

test('keeps typed values over closing, an error and a reload, but never the password', async ({
  page,
  site,
}) => {
  const { origin } = site('maraxi');
  const cpf = newCpf();
  const email = `${cpf}@sandbox.test`;
  await page.goto(`${origin}/termos-de-uso?login=0`);
  await panel(page).getByLabel('CPF').fill(cpf);
  await expect(panel(page).getByLabel('Nome')).not.toHaveValue('');
  await panel(page).getByLabel('Nome').fill('Maria da Silva');
  await next(page);
  await panel(page).getByLabel('E-mail').fill(email);
  await panel(page).getByLabel('Telefone').fill('(11) 98765-0000');
  await next(page);
  await panel(page).getByLabel('Senha', { exact: true }).fill('senha-boa-1');

  await page.keyboard.press('Escape');
  const leave = page.getByRole('dialog', { name: 'Sair do cadastro?' });
  await expect(leave).toBeVisible();
  await expect(leave.locator('img')).toBeVisible();
  expect(await axeFindings(page, 'dialog[open]:last-of-type')).toEqual([]);
  await leave.getByRole('button', { name: 'Continuar cadastro' }).last().click();
  await expect(panel(page).getByLabel('Senha', { exact: true })).toHaveValue('senha-boa-1');

  await page.keyboard.press('Escape');
  await leave.getByRole('button', { name: 'Sair' }).click();
  await expect(panel(page)).toBeHidden();
  const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(kept).not.toContain('senha-boa-1');

  await page.reload();
  await expect(panel(page).getByLabel('Nome')).toHaveValue('Maria da Silva');
  await next(page);
  await expect(panel(page).getByLabel('E-mail')).toHaveValue(email);
  await expect(panel(page).getByLabel('Telefone')).toHaveValue('(11) 98765-0000');
  await next(page);
  await expect(panel(page).getByLabel('Senha', { exact: true })).toHaveValue('');
});

test('shows errors at their fields, focuses the first, and shifts nothing', async ({ page, site }) => {
  const here = site('default');
  await page.setViewportSize({ width: 320, height: 640 });
  const lookUps: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/validate/document') && request.method() === 'POST')
      lookUps.push(request.url());
  });
  await page.goto(`${here.origin}/termos-de-uso?login=0`);
  const button = panel(page).getByRole('button', { name: 'Continuar' });
  await expect(button).toBeVisible();
  const form = panel(page).locator('form');
  const before = await placesIn(form);
  await expectStill(form, () => button.click(), 'Digite os 11 dígitos do CPF.');
  await expect(panel(page).getByLabel('CPF')).toBeFocused();
  await expect(panel(page).locator('[aria-invalid="true"]')).toHaveCount(3);
  const sideways = await panel(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
  expect(sideways).toBeLessThanOrEqual(0);

  // A number that the operator refuses: below the field, and as a toast.
  await panel(page).getByLabel('CPF').fill('111.111.111-11');
  await expect(panel(page).getByText('CPF inválido.').first()).toBeVisible();
  await expect(page.getByText('CPF inválido.')).toHaveCount(2);
  expect(await placesIn(form)).toEqual(before);

  // A number that changes within the debounce is never requested; a removed one clears the rest.
  lookUps.length = 0;
  const good = newCpf();
  await panel(page).getByLabel('CPF').fill(newCpf());
  await panel(page).getByLabel('CPF').fill(good);
  await expect(panel(page).getByLabel('Nome')).not.toHaveValue('');
  expect(lookUps).toHaveLength(1);
  await panel(page).getByLabel('CPF').fill('');
  await expect(panel(page).getByLabel('Nome')).toHaveValue('');
  await expect(panel(page).getByLabel('Data de nascimento')).toHaveValue('');
});

test('shows the operator’s errors at their fields; a broken look-up blocks no registration (maraxi)', async ({
  page,
  site,
}) => {
  const here = site('maraxi');
  await page.route('**/api/validate/document', (route) =>
    route.fulfill({
      status: 200,
      headers: { 'Access-Control-Allow-Origin': here.origin },
      body: '<h1>Bad gateway</h1>',
    }),
  );
  await page.goto(`${here.origin}/termos-de-uso?login=0`);
  const cpf = newCpf();
  const form = panel(page).locator('form');
  const create = panel(page).getByRole('button', { name: 'Continuar' });
  await expect(create).toBeVisible();
  await expectStill(form, () => create.click(), 'Digite os 11 dígitos do CPF.');
  await expectStill(form, () => panel(page).getByLabel('CPF').fill(cpf), /Consulta indisponível/);
  await panel(page).getByLabel('Nome').fill('Maria da Silva');
  await panel(page).getByLabel('Data de nascimento').fill('1990-05-20');
  await expect(panel(page).getByLabel('Data de nascimento')).toHaveValue('20/05/1990');
  await fillRest(page, 'novo@sandbox.test', false);
  // The sandbox does not reveal a known e-mail; other operators do.
  const complaint = 'Este e-mail já está cadastrado.';
  await page.route(
    '**/v2/auth/register',
    (route) =>
      route.fulfill({
        status: 422,
        headers: { 'Access-Control-Allow-Origin': here.origin },
        json: { success: false, message: complaint, errors: { email: [complaint] } },
      }),
    { times: 1 },
  );
  await panel(page).getByRole('button', { name: 'Criar conta' }).click();
  await expect(panel(page).getByText(complaint).first()).toBeVisible();
  await expect(panel(page).getByLabel('E-mail')).toBeFocused();
  await expect(panel(page).getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
  await panel(page).getByLabel('E-mail').fill(`${cpf}@sandbox.test`);
  await next(page);
  await panel(page).getByRole('button', { name: 'Criar conta' }).click();
  await expect(page.getByRole('status', { name: 'Saldo' })).toBeVisible();
});

test('stores an invitation and shows it in the form, and sets the country of a foreign phone', async ({
  page,
  site,
  context,
}) => {
  await page.goto(`${site('default').origin}/ref/amiga-7`);
  await expect(panel(page)).toBeVisible();
  await expect.poll(async () => (await cookieOf(context, 'default-referrer_id'))?.value).toBe('amiga-7');
  await panel(page).getByLabel('CPF').fill(newCpf());
  await expect(panel(page).getByLabel('Nome')).not.toHaveValue('');
  await next(page);
  await expect(panel(page).getByLabel('Código de indicação (opcional)')).toHaveValue('amiga-7');
  await panel(page).getByLabel('Telefone').focus();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData('text', '+351 912 345 678');
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(panel(page).getByLabel('País')).toHaveValue('PT');
  await expect(panel(page).getByLabel('Telefone')).toHaveValue('912 345 678');
});

test('reports a form that cannot be loaded, and loads it on retry (default)', async ({ page, site }) => {
  await page.route(/\/assets\/RegisterForm/, (route) => route.abort());
  await page.goto(`${site('default').origin}/termos-de-uso?login=0`);
  await expect(panel(page).getByText(/Não foi possível abrir o cadastro/)).toBeVisible();
  await page.unroute(/\/assets\/RegisterForm/);
  await panel(page).getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(panel(page).getByLabel('CPF')).toBeVisible();
});

test('registers with a full, blocked or corrupted storage (gingaro)', async ({ page, site }) => {
  await page.addInitScript(() => {
    sessionStorage.setItem(
      'draft-register',
      '{"version":1,"expiresAt":4000000000000,"value":{"document":7,"phoneCountry":"XX","name":["x"]}}',
    );
    sessionStorage.setItem('draft-auth', '{broken');
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto(`${site('gingaro').origin}/termos-de-uso?login=0`);
  await expect(panel(page).getByLabel('CPF')).toHaveValue('');
  await panel(page).getByLabel('CPF').fill(newCpf());
  await expect(panel(page).getByLabel('Nome')).not.toHaveValue('');
  await next(page);
  await expect(panel(page).getByLabel('País')).toHaveValue('BR');
});
