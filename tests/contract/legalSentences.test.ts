import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { raiseDelayHours } from '../../sandbox/domain/limits.ts';
import { freshMinutes } from '../../sandbox/domain/location.ts';
import { idleMinutes } from '../../sandbox/domain/playPermission.ts';
import { answerDays } from '../../sandbox/http/accountDataRoutes.ts';
import { factorLifetimeMs } from '../../sandbox/operations/secondFactor.ts';

const page = (slug: string, brand = 'default') => readFileSync(`brands/${brand}/legal/${slug}.md`, 'utf8');
const dayMs = 24 * 60 * 60_000;

// Each sentence of a legal page with the number that the operator uses.
test.each([
  ['jogo-responsavel', 'default', `depois de ${raiseDelayHours} horas, a sua confirmação na mesma página`],
  ['jogo-responsavel', 'tucavo', `depois de ${raiseDelayHours} horas, a sua confirmação na mesma página`],
  ['termos-de-uso', 'default', `Depois de ${idleMinutes} minutos sem atividade, pedimos a sua senha`],
  ['termos-de-uso', 'default', `Ela vale por ${freshMinutes} minutos.`],
  ['politica-de-cookies', 'default', `pedir a senha depois de ${idleMinutes} minutos parado`],
  ['politica-de-cookies', 'default', `neste aparelho | ${factorLifetimeMs / dayMs} dias |`],
  ['politica-de-privacidade', 'default', `Respondemos ao pedido em até ${answerDays} dias.`],
])('says on %s of %s what the operator does: "%s"', (slug, brand, sentence) => {
  expect(page(slug, brand)).toContain(sentence);
});

test.each([
  ['politica-de-bonus', 'default'],
  ['politica-de-bonus', 'velvora'],
])('says on %s of %s that a bonus waits for the first bet', (slug, brand) => {
  expect(page(slug, brand)).toContain('depois da sua primeira aposta encerrada com dinheiro próprio');
});
