import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Operator, renderFeature } from '../../tests/support/renderFeature.tsx';
import { DoublePage } from '../features/double/DoublePage.tsx';
import { MinesPage } from '../features/mines/MinesPage.tsx';

const facts = page.getByRole('region', { name: 'Antes de apostar' });
const textOfFacts = () => facts.elements()[0]?.textContent ?? '';
const price = page.getByText(/Uma hora com esta aposta/);
const lawful = { brand: { jurisdiction: 'br' } } as const;

const now = new Date().toISOString();
const minesRound = {
  id: '7',
  status: 'cashed_out',
  bet: 200,
  mines: 3,
  revealed: [1],
  multiplier: 1.1023,
  payout: 220,
  server_seed_hash: 'a',
  client_seed: 'b',
  nonce: 0,
};
const operator: Operator = {
  'GET /api/games/mines': () => ({ data: null, edge: 300, history: [minesRound] }),
  'GET /api/games/double': () => ({
    data: { id: '2', phase: 'waiting', ends_at: now, now, seed_hash: 'a' },
    history: [{ id: '1', slot: 9, colour: 2, seed: 'b' }],
  }),
};

test('shows return, payment, rules and last result of Mines before the bet', async () => {
  await renderFeature(<MinesPage />, { ...lawful, operator });
  await expect.poll(textOfFacts).toMatch(/Retorno \(RTP\)97%/);
  await expect.poll(textOfFacts).toMatch(/Pagamento1,10×/);
  await expect.poll(textOfFacts).toMatch(/Último resultado1,10×: R\$\s2,20 pagos/);
  await page.getByText('Regras e tabela de pagamento').click();
  await expect.element(facts.getByText(/Abrir uma mina encerra a rodada/)).toBeVisible();
  await expect.element(facts.getByText('22 casas')).toBeVisible();
  await expect.element(facts.getByText('1,1022×')).toBeVisible();
});

test('says what the last round of Mines cost', async () => {
  const lost = { ...minesRound, status: 'lost', payout: 0 };
  await renderFeature(<MinesPage />, {
    ...lawful,
    operator: { 'GET /api/games/mines': () => ({ data: null, edge: 300, history: [lost] }) },
  });
  await expect.poll(textOfFacts).toMatch(/Último resultadoVocê perdeu R\$\s2,00/);
});

test('shows return, payment, rules and last result of Double before the bet', async () => {
  await renderFeature(<DoublePage />, { ...lawful, operator });
  await expect.poll(textOfFacts).toMatch(/Retorno \(RTP\)93,33%/);
  await expect.poll(textOfFacts).toMatch(/Pagamento2×, branco 14×/);
  await expect.poll(textOfFacts).toMatch(/Último resultadoPreto 9/);
  await page.getByText('Regras e tabela de pagamento').click();
  await expect.element(facts.getByText(/7 vermelhas, 7 pretas e 1 branca/)).toBeVisible();
});

test('states what an hour of play costs on average, by the typed stake', async () => {
  await renderFeature(<MinesPage />, { ...lawful, operator });
  await page.getByLabelText('Valor da aposta').fill('2,00');
  // 720 rounds of R$ 2,00 with an edge of 3 %.
  await expect.poll(() => price.elements()[0]?.textContent).toMatch(/\(720 rodadas\).*R\$\s43,20/);
});

test.each([
  ['Mines', MinesPage, /^RTP 97%\. Uma hora com esta aposta \(720 rodadas\)/],
  ['Double', DoublePage, /^RTP 93,33%\. Uma hora com esta aposta \(163 rodadas\)/],
])('states return and cost of %s next to the stake in every jurisdiction', async (_, Page, text) => {
  await renderFeature(<Page />, { operator });
  await expect.poll(() => price.elements()[0]?.textContent).toMatch(text);
  await expect.element(page.getByText('RTP', { exact: false })).toBeVisible();
  expect(facts.elements()).toEqual([]);
});
