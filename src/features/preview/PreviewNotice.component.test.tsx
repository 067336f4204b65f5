import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { takePreview } from '../../shared/storage/settingsPreview.ts';
import { useSetting } from '../settings/useSettings.ts';
import { PreviewNotice } from './PreviewNotice.tsx';

function Title() {
  return <h1>{useSetting('general_title')}</h1>;
}

// What the early script does.
function openPreview(token: string): void {
  document.documentElement.dataset.preview = takePreview(`?preview=${token}`);
  onTestFinished(() => {
    delete document.documentElement.dataset.preview;
  });
}

const operator = {
  'GET /v2/settings/': ({ url }: { url: string }) => {
    const token = new URLSearchParams(url.split('?')[1]).get('preview');
    if (token === 'a.b.c') return { general_title: 'Prévia' };
    if (token === null) return { general_title: 'No ar' };
    return Response.json({ message: 'A prévia expirou ou não é deste site.' }, { status: 403 });
  },
};

const notice = (
  <>
    <Title />
    <PreviewNotice />
  </>
);

test('says that the settings are a preview, and sends its token with the request for them', async () => {
  openPreview('a.b.c');
  await renderFeature(notice, { operator, player: null });
  await expect.element(page.getByRole('status').getByText('Você está vendo uma prévia.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Sair da prévia' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Prévia' })).toBeVisible();
});

test('ends a refused preview with a message and loads the live settings', async () => {
  openPreview('x.y.z');
  await renderFeature(notice, { operator, player: null });
  await expect
    .element(page.getByRole('alert').getByText('Esta prévia expirou ou não é deste site.'))
    .toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'No ar' })).toBeVisible();
  expect(takePreview('')).toBe('');
  await page.getByRole('button', { name: 'Entendi' }).click();
  await expect.poll(() => page.getByRole('alert').elements()).toEqual([]);
});

test('keeps the preview when the operator does not answer', async () => {
  openPreview('a.b.c');
  const down = { 'GET /v2/settings/': () => new Response('', { status: 503 }) };
  const { calls } = await renderFeature(notice, { operator: down, player: null });
  await expect.element(page.getByRole('button', { name: 'Sair da prévia' })).toBeVisible();
  await expect.poll(() => calls.length).toBeGreaterThan(1);
  expect(calls.map(({ url }) => url)).toEqual(calls.map(() => '/v2/settings/?preview=a.b.c'));
  expect(takePreview('')).toBe('a.b.c');
});
