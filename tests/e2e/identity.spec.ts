import type { Page } from '@playwright/test';
import { expect, type Site, test } from '../support/fixture.ts';
import { axeFindings } from '../support/page/axe.ts';
import type { PlayerRequest } from '../support/player.ts';
import { playerWithSession } from '../support/session.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Verificação' });
const widget = (page: Page) => page.frameLocator('#legitimuz-root iframe');
const start = (page: Page) =>
  dialog(page).getByRole('button', { name: /Iniciar verificação|Tentar de novo/ });

// A player on the account page, which offers the check.
async function onAccountPage(page: Page, here: Site, identity: PlayerRequest['identity']) {
  const player = await playerWithSession(page.context(), here, { balanceCents: 0, identity });
  await page.goto(`${here.origin}/user/account`);
  await expect(page.getByRole('heading', { level: 1, name: 'Minha conta' })).toBeVisible();
  return player;
}

function watchWidget(page: Page): string[] {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname === 'partners.localhost')
      loaded.push(new URL(request.url()).pathname);
  });
  return loaded;
}

for (const { brand, identity, name } of [
  { brand: 'default', identity: 'pending_face_id', name: 'facial' },
  { brand: 'velvora', identity: 'pending_kyc', name: 'KYC' },
] as const) {
  test(`closes, fails and passes the check of ${brand}, and trusts only the operator`, async ({
    page,
    site,
  }) => {
    test.setTimeout(120_000);
    const here = site(brand);
    const loaded = watchWidget(page);
    await onAccountPage(page, here, identity);
    await page.getByRole('button', { name: 'Verificar identidade' }).click();
    await expect(dialog(page)).toBeVisible();
    expect(await axeFindings(page, 'dialog[open]')).toEqual([]);
    expect(loaded.filter((path) => path.startsWith('/identity/'))).toEqual([]);

    await start(page).click();
    await widget(page).getByRole('button', { name: 'Fechar sem concluir' }).click();
    await expect(page.getByText(`Verificação ${name} fechada.`)).toBeVisible();
    await expect(start(page)).toBeFocused();
    await expect(start(page)).not.toHaveAttribute('aria-busy');
    await page.keyboard.press('Enter');
    await widget(page).getByRole('button', { name: 'Recusar' }).click();
    await expect(page.getByText(`Falha na verificação ${name}: error`)).toBeVisible();
    await start(page).click();
    await widget(page).getByRole('button', { name: 'Concluir com sucesso' }).click();
    await expect(page.getByText(`Verificação ${name} concluída com sucesso!`)).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByText('Sua identidade está confirmada.', { exact: false })).toBeVisible();
  });
}

test("reports a widget that never loads, retries it, and ignores a page that fakes the check's result (maraxi)", async ({
  page,
  site,
}) => {
  const here = site('maraxi');
  await page.route('**/identity/legitimuz-sdk.js', (route) => route.abort());
  await onAccountPage(page, here, 'pending_face_id');
  await page.getByRole('button', { name: 'Verificar identidade' }).click();
  await start(page).click();
  await expect(page.getByText('Erro ao inicializar verificação facial.')).toBeVisible();
  await page.unroute('**/identity/legitimuz-sdk.js');
  await start(page).click();
  await expect(widget(page).getByRole('button', { name: 'Recusar' })).toBeVisible();
  // Messages arrive in order, so the page has handled the first one when the second arrives.
  await page.evaluate(() => {
    window.postMessage({ name: 'faceindex', status: 'success' }, '*');
    const handled = new Promise((resolve) => {
      window.addEventListener('message', ({ data }) => data === 'after' && resolve(true));
    });
    window.postMessage('after', '*');
    return handled;
  });
  await expect(widget(page).getByRole('button', { name: 'Recusar' })).toBeVisible();
  await expect(page.getByText(/concluída com sucesso/)).toBeHidden();
});

test('tells a player of gingaro who was verified meanwhile', async ({ page, site }) => {
  const here = site('gingaro');
  const { email } = await onAccountPage(page, here, 'pending_kyc');
  await page.getByRole('button', { name: 'Verificar identidade' }).click();
  await here.control('identity', { user: email, status: 'approved' });
  await start(page).click();
  await expect(page.getByText('Sua conta já está verificada.')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
});

test('reports a VPN of a player of velvora, and its end', async ({ page, site }) => {
  const here = site('velvora');
  const { email } = await onAccountPage(page, here, 'approved');
  await here.control('flag-vpn', { user: email, flagged: true });
  // A request of the page may open the dialog before a link could be pressed.
  await page.goto(`${here.origin}/user/account/document`);
  const vpn = page.getByRole('dialog', { name: 'VPN DETECTADA' });
  await expect(vpn).toContainText('Desative a VPN e recarregue a página');
  expect(await axeFindings(page, 'dialog[open]')).toEqual([]);

  // A click on the backdrop closes it; the next page asks again.
  await page.mouse.click(5, 5);
  await expect(vpn).toBeHidden();
  await page.getByRole('link', { name: 'Senha' }).first().click();
  await expect(vpn).toBeVisible();

  // The refresh fails: the modal stays ready for a retry, and the player stays logged in.
  await page.route('**/api/auth/refresh', (route) => route.abort());
  const goOn = vpn.getByRole('button');
  await vpn.getByRole('button', { name: 'Desativar VPN e continuar' }).press('Enter');
  await expect(goOn.filter({ hasText: 'Processando...' })).toHaveAttribute('aria-disabled', 'true');
  await expect(vpn.getByRole('button', { name: 'Desativar VPN e continuar' })).toBeFocused();
  await page.unroute('**/api/auth/refresh');

  // Still behind the VPN: the modal stays and says so.
  await page.keyboard.press('Enter');
  await expect(vpn.getByText(/continua ativa/)).toBeVisible();
  await here.control('flag-vpn', { user: email, flagged: false });
  await vpn.getByRole('button', { name: 'Desativar VPN e continuar' }).click();
  await expect(vpn).toBeHidden();
  await expect(page.getByRole('status', { name: 'Saldo' })).toBeVisible();
});
