import type { Promotion } from '../../src/shared/contract/content/promotions.ts';
import type { SandboxBrand } from '../tenants.ts';
import type { EmblemName } from './pictures/emblems.ts';
import type { SceneSubject } from './pictures/scenePicture.ts';

interface PromotionPlan {
  id: number;
  title: string;
  emblem: EmblemName;
  startsAt: string;
  endsAt: string | null;
  html: string;
  // The picture has an absolute URL instead of a path below `/storage`.
  absolute?: true;
}

const rules = (...items: string[]) =>
  `<h3>Regras</h3><ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`;

const responsible =
  '<p><em>Jogue com responsabilidade. Proibido para menores de 18 anos. Você pode definir limites em <a href="/user/protection">Jogo responsável</a>.</em></p>';

const plans: readonly PromotionPlan[] = [
  {
    id: 1,
    title: 'Clube de níveis',
    emblem: 'crown',
    startsAt: '2026-01-01T00:00:00-03:00',
    endsAt: null,
    html: `<p>Cada rodada soma pontos no clube. São cinco níveis, com atendimento próprio e missões novas a cada mês.</p><table><thead><tr><th>Nível</th><th>Pontos</th><th>Atendimento</th></tr></thead><tbody><tr><td>Bronze</td><td>0</td><td>Chat</td></tr><tr><td>Prata</td><td>1.000</td><td>Chat</td></tr><tr><td>Ouro</td><td>5.000</td><td>Chat e e-mail</td></tr><tr><td>Platina</td><td>20.000</td><td>Prioritário</td></tr><tr><td>Diamante</td><td>80.000</td><td>Gerente de conta</td></tr></tbody></table>${rules('Cada R$ 1,00 apostado vale 1 ponto.', 'Os pontos do mês contam até o último dia, às 23h59.', 'Pontos não são dinheiro e não podem ser sacados.')}`,
  },
  {
    id: 2,
    title: 'Torneio semanal de slots',
    emblem: 'trophy',
    startsAt: '2026-01-05T12:00:00-03:00',
    endsAt: '2027-12-31T23:59:00-03:00',
    html: `<p>Toda semana, um grupo de slots vale para o ranking. Conta o maior multiplicador em uma única rodada, não o valor apostado.</p><h3>Prêmios da semana</h3><ul><li>1º lugar: R$ 5.000,00</li><li>2º lugar: R$ 2.000,00</li><li>3º ao 20º lugar: R$ 150,00</li></ul>${rules('De segunda, ao meio-dia, a domingo, às 22h.', 'Aposta de R$ 0,50 ou mais.', 'Em caso de empate, vence quem chegou ao multiplicador primeiro.')}`,
  },
  {
    id: 3,
    title: 'Pontos em dobro na roleta',
    emblem: 'wheel',
    startsAt: '2026-02-01T00:00:00-03:00',
    endsAt: '2027-02-01T00:00:00-03:00',
    html: `<p>Nas mesas de roleta participantes, os pontos do clube contam em dobro às quintas-feiras.</p>${rules('Vale das 18h às 23h59, horário de Brasília.', 'As mesas participantes exibem o selo da promoção.', 'Os pontos aparecem no dia seguinte.')}`,
  },
  {
    id: 4,
    title: 'Missões mensais do clube',
    emblem: 'target',
    startsAt: '2026-01-01T00:00:00-03:00',
    endsAt: '2027-12-31T23:59:00-03:00',
    absolute: true,
    html: `<p>Quatro missões por mês, uma por semana. Cada missão concluída vale uma figurinha do álbum do clube.</p><ul><li>Conhecer cinco jogos diferentes</li><li>Ler a tabela de pagamentos de um jogo novo</li><li>Definir um limite de tempo</li><li>Completar o perfil</li></ul>${rules('Cada missão conta uma vez.', 'As figurinhas são pessoais.')}`,
  },
  {
    id: 5,
    title: 'Palpite da rodada',
    emblem: 'ball',
    startsAt: '2026-03-01T00:00:00-03:00',
    endsAt: '2026-12-15T00:00:00-03:00',
    html: `<p>Acerte os placares da rodada e suba no ranking dos palpiteiros. A participação não exige depósito nem aposta.</p>${rules('Um palpite por jogo, até o apito inicial.', 'Placar exato vale 3 pontos; vencedor certo, 1 ponto.', 'Jogos adiados saem da rodada.')}`,
  },
  {
    id: 6,
    title: 'Indique amigos',
    emblem: 'gift',
    startsAt: '2026-01-01T00:00:00-03:00',
    endsAt: null,
    html: `<p>Seu link de convite está em <a href="/user/indications">Indicações</a>. Lá você acompanha cada cadastro e o valor que ele já rendeu.</p>${rules('Só pessoas com 18 anos ou mais.', 'Um convite por CPF.', 'O valor por convite aparece na página de indicações.')}`,
  },
];

export function promotions(brand: SandboxBrand): Promotion[] {
  if (!brand.features.promotions) return [];
  return plans.map(({ id, title, html, startsAt, endsAt, absolute }) => ({
    id: String(id),
    title,
    image: absolute ? `${brand.apiOrigin}/storage/promotions/${id}.svg` : `/promotions/${id}.svg`,
    description: (brand.jurisdiction === 'br' ? withoutStickers(html) : html) + responsible,
    starts_at: startsAt,
    ends_at: endsAt ?? undefined,
  }));
}

// Sticker albums appeal to children (Portaria SPA/MF 1.231/2024 art. 12).
const withoutStickers = (html: string): string =>
  html
    .replace('uma figurinha do álbum do clube', '10 pontos do clube')
    .replace('As figurinhas são pessoais.', 'Os pontos são pessoais.');

export function promotionScene(id: string): SceneSubject | undefined {
  const index = plans.findIndex((plan) => String(plan.id) === id);
  const plan = plans[index];
  return plan && { key: `promotion-${id}`, emblem: plan.emblem, composition: index };
}
