import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { raiseDelayHours } from '../../sandbox/domain/limits.ts';
import { freshMinutes } from '../../sandbox/domain/location.ts';
import { idleMinutes } from '../../sandbox/domain/playPermission.ts';
import { answerDays } from '../../sandbox/http/routes/accountDataRoutes.ts';
import { factorLifetimeMs } from '../../sandbox/operations/account/secondFactor.ts';
import { loadBrands } from '../../scripts/brands/loadBrands.ts';
import { projectRoot } from '../../scripts/cli/projectPaths.ts';
import { rtp } from '../../src/features/double/parts/colours.ts';
import { paceMs } from '../../src/shared/brand/playPace.ts';
import { realityCheckMinutes } from '../../src/shared/contract/account/habits.ts';
import { doublePays } from '../../src/shared/fairness/doubleSlot.ts';

const page = (slug: string, brand = 'default') => readFileSync(`brands/${brand}/legal/${slug}.md`, 'utf8');
const percent = (share: number) =>
  share.toLocaleString('pt-BR', { style: 'percent', maximumFractionDigits: 2 });
const dayMs = 24 * 60 * 60_000;
const minutes = `${realityCheckMinutes.slice(0, -1).join(', ')} ou ${realityCheckMinutes.at(-1)}`;

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

// Each sentence of a page that every player of the brand reads, with the rule that the operator keeps.
const said: readonly (readonly [slug: string, brand: string, sentence: string])[] = [
  ['jogo-responsavel', 'gingaro', `A cada ${minutes} minutos de jogo, à sua escolha`],
  ['jogo-responsavel', 'gingaro', 'pausa a conta por 24 horas. O saque continua liberado.'],
  ['jogo-responsavel', 'gingaro', 'Escolha horas do dia em que você não quer depositar.'],
  ['jogo-responsavel', 'gingaro', 'Você continua entrando na conta para ver o extrato e sacar.'],
  ['jogo-responsavel', 'gingaro', `pelo menos ${paceMs / 1000} segundos entre uma aposta e outra`],
  ['jogo-responsavel', 'gingaro', 'A partir de 01/02/2027'],
  ['jogo-responsavel', 'tucavo', `A cada ${minutes} minutos de jogo, à sua escolha`],
  ['jogo-responsavel', 'tucavo', 'A partir de 01/02/2027'],
  ['jogo-responsavel', 'maraxi', 'A conta fica fechada, com o saldo guardado'],
  ['jogo-responsavel', 'maraxi', 'fecha depósitos, jogos e apostas por meses ou para sempre'],
  ['jogo-responsavel', 'gingaro', 'Os limites valem para todos os sites da mesma empresa.'],
  ['termos-de-uso', 'gingaro', 'aceite antes da próxima aposta ou do próximo depósito. O saque'],
  ['termos-de-uso', 'gingaro', 'Depósitos e saques também dependem dela.'],
  ['termos-de-uso', 'gingaro', 'o saque não depende dela'],
  ['termos-de-uso', 'gingaro', 'O pagamento é feito em até 120 minutos depois do pedido'],
  ['termos-de-uso', 'gingaro', `pelo menos ${paceMs / 1000} segundos entre uma e outra`],
  ['politica-kyc', 'velvora', 'Antes do primeiro depósito e da primeira aposta'],
  ['politica-kyc', 'velvora', `ao menos a cada ${factorLifetimeMs / dayMs} dias e na troca de e-mail`],
  ['politica-de-bonus', 'gingaro', 'depois da sua primeira aposta encerrada com dinheiro próprio'],
  ['politica-de-bonus', 'gingaro', 'Não existem cupons de cadastro nem de depósito'],
  ['politica-de-bonus', 'velvora', 'depois da sua primeira aposta encerrada com dinheiro próprio'],
  ['politica-de-bonus', 'maraxi', 'fica reservado para o depósito seguinte'],
  ['pessoas-impedidas', 'tucavo', 'a conta é encerrada em até 3 dias'],
  ['politica-de-privacidade', 'tucavo', 'pede a exclusão com a sua senha'],
  ['regras-de-apostas', 'velvora', `há pelo menos ${paceMs / 1000} segundos entre uma aposta e outra`],
  ['regras-de-apostas', 'velvora', 'no Mines com casa aberta pagamos o multiplicador que estava na tela'],
  ['regras-de-apostas', 'velvora', 'a aposta é recusada, e você confere o bilhete'],
  ['regras-de-apostas', 'velvora', 'no Double, com ela e um dado público da sequência'],
  [
    'regras-de-apostas',
    'tucavo',
    `Vermelho e preto pagam ${doublePays[1]} vezes o valor; branco paga ${doublePays[0]} vezes.`,
  ],
  ['regras-de-apostas', 'tucavo', `O retorno teórico é de ${percent(rtp)} em qualquer cor.`],
  ['regras-de-apostas', 'gingaro', 'Na autoexclusão, as apostas abertas terminam na hora'],
  ['regras-de-apostas', 'gingaro', `há pelo menos ${paceMs / 1000} segundos entre uma aposta e outra`],
  [
    'regras-de-apostas',
    'gingaro',
    `branco paga ${doublePays[0]} vezes, com retorno teórico de ${percent(rtp)}`,
  ],
  ['regras-de-apostas', 'gingaro', 'a rodada de Mines fica aberta e espera por você'],
  ['regras-de-apostas', 'gingaro', 'Não dá para combinar dois resultados do mesmo jogo'],
  ['regras-de-apostas', 'maraxi', `Retorno teórico de ${percent(rtp)} em todas as cores.`],
  ['regras-de-apostas', 'maraxi', 'a rodada fica aberta e espera por você'],
  ['acessibilidade', 'tucavo', `depois de ${idleMinutes} minutos parado pedimos a senha`],
];
test.each(said)('says to players on %s of %s: "%s"', async (slug, brand, sentence) => {
  expect(await textOf(slug, brand)).toContain(sentence);
});

// Sentences for other jurisdictions, or of a rule without a day.
const unsaid: readonly (readonly [slug: string, brand: string, sentence: string])[] = [
  ['jogo-responsavel', 'gingaro', 'A conta fica fechada, com o saldo guardado'],
  ['jogo-responsavel', 'maraxi', 'Parar por hoje'],
  ['jogo-responsavel', 'maraxi', 'Ritmo'],
  ['politica-de-bonus', 'gingaro', 'fica reservado para o depósito seguinte'],
  ['politica-de-bonus', 'gingaro', 'Cupom de cadastro'],
  ['politica-kyc', 'velvora', 'onde a regulamentação exige'],
  ['pessoas-impedidas', 'gingaro', 'também a conta que já existia é encerrada'],
  ['termos-de-uso', 'maraxi', '120 minutos'],
  ['regras-de-apostas', 'default', 'Na autoexclusão, as apostas abertas terminam'],
  ['regras-de-apostas', 'default', 'segundos entre uma aposta e outra'],
  ['regras-de-apostas', 'gingaro', 'Sistema'],
  ['regras-de-apostas', 'gingaro', 'com número e horário'],
];
test.each(unsaid)('does not say on %s of %s: "%s"', async (slug, brand, sentence) => {
  expect(await textOf(slug, brand)).not.toContain(sentence);
});

const loaded = loadBrands({
  configFile: join(projectRoot, 'brands.config.json'),
  env: 'sandbox',
  projectRoot,
  processEnv: {},
});

// The page of a brand as players read it, without markup.
async function textOf(slug: string, brandId: string): Promise<string> {
  const brand = (await loaded).brands.find(({ settings }) => settings.id === brandId);
  const html = brand?.legal.find((one) => one.slug === slug)?.html ?? `no ${slug} of ${brandId}`;
  return html.replace(/<[^>]+>/g, '').replace(/\s+/g, ' ');
}
