import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Operator, renderFeature } from '../../../tests/support/renderFeature.tsx';
import { useSportsToken } from './parts/useSportsToken.ts';

function Book() {
  const { token, renew } = useSportsToken();
  return (
    <button type="button" onClick={() => void renew()}>
      {token ?? (token === undefined ? 'desconhecido' : 'nenhum')}
    </button>
  );
}

const book = page.getByRole('button');
const refusal = (reason: string) =>
  Response.json({ success: false, message: 'Agora não.', reason }, { status: 403 });

const renderBook = (jurisdiction: 'br' | 'none', response: Operator[string]) =>
  renderFeature(<Book />, { brand: { jurisdiction }, operator: { 'GET /api/generate-token': response } });

test.each([
  ['location', []],
  ['terms', []],
  ['paused', ['Agora não.']],
])(
  'follows the reason %s of a refused token, and asks again when the player wants to bet',
  async (reason, alerts) => {
    let isRefused = true;
    const { store } = await renderBook('br', () => (isRefused ? refusal(reason) : { token: 'ficha' }));
    await expect.element(book).toHaveTextContent('nenhum');
    const { alerts: shown, identity } = store.getState();
    expect(identity.refusal).toBe(reason);
    expect(shown.map(({ text }) => text)).toEqual(alerts);
    isRefused = false;
    await book.click();
    await expect.element(book).toHaveTextContent('ficha');
    isRefused = true;
    await book.click();
    await expect.element(book).toHaveTextContent('nenhum');
  },
);

test('reports a failed token without its reason where no law applies, and keeps the last one', async () => {
  let isRefused = false;
  const { store } = await renderBook('none', () => (isRefused ? refusal('location') : { token: 'ficha' }));
  await expect.element(book).toHaveTextContent('ficha');
  isRefused = true;
  await book.click();
  await expect
    .poll(() => store.getState().alerts.map(({ text }) => text))
    .toEqual(['Erro ao obter token de acesso ao SportBook']);
  expect(store.getState().identity.refusal).toBe(null);
  await expect.element(book).toHaveTextContent('ficha');
});
