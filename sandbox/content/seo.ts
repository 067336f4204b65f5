import type { Seo } from '../../src/shared/contract/content/seo.ts';
import type { SandboxBrand } from '../tenants.ts';
import { categories, games, providers } from './categories.ts';
import { promotions } from './promotions.ts';

const byIdOrSlug = (source: string | undefined) => (item: { id: string; slug?: string }) =>
  item.id === source || item.slug === source;

/** Returns the title and description of a page by SEO section, or null when it has none. */
export function seo(brand: SandboxBrand, section: string, source: string | undefined): Seo | null {
  const { name } = brand;
  switch (section) {
    case 'home_page':
      return { title: 'Apostas e cassino on-line', content: homeContent(brand) };
    case 'sports':
      return brand.features.sports
        ? {
            title: 'Apostas esportivas',
            content: `Futebol, basquete, tênis e mais: mercados antes e durante o jogo na ${name}.`,
          }
        : null;
    case 'casino_categories': {
      const category = categories(brand).find(byIdOrSlug(source));
      return category
        ? {
            title: category.name,
            content: `${category.games.length} jogos em ${category.name} na ${name}, com RTP e tabela de pagamentos à vista.`,
          }
        : null;
    }
    case 'casino_games': {
      const game = games(brand).find(byIdOrSlug(source));
      return game
        ? {
            title: game.name,
            content: `${game.name}, de ${game.provider.name}${game.rtp ? `: retorno ao jogador de ${String(game.rtp).replace('.', ',')}%` : ''}.`,
          }
        : null;
    }
    case 'casino_providers': {
      const provider = providers(brand).find(byIdOrSlug(source));
      return provider
        ? {
            title: `Jogos ${provider.name}`,
            content: `${provider.games_count} jogos do estúdio ${provider.name} na ${name}.`,
          }
        : null;
    }
    case 'promotions':
      return brand.features.promotions
        ? {
            title: 'Promoções',
            content: `Torneios, missões e o clube de níveis da ${name}, com as regras de cada um.`,
          }
        : null;
    case 'promotions-id': {
      const promotion = promotions(brand).find(({ id }) => id === source);
      return promotion
        ? {
            title: promotion.title,
            content: `${promotion.title}: como funciona, período e regras na ${name}.`,
          }
        : null;
    }
    case 'providers':
      return {
        title: 'Provedores',
        content: `Os ${providers(brand).length} estúdios que fazem os jogos da ${name}.`,
      };
    case 'rules-betting':
      return legalSeo('regras-de-apostas', name);
    case 'regulation':
      return legalSeo(source, name);
    default:
      return null;
  }
}

const legalTitles: Readonly<Record<string, string>> = {
  'termos-de-uso': 'Termos de uso',
  'politica-de-privacidade': 'Política de privacidade',
  'politica-de-cookies': 'Política de cookies',
  'pessoas-impedidas': 'Pessoas impedidas de apostar',
  'jogo-responsavel': 'Jogo responsável',
  'politica-kyc': 'Política de verificação de identidade (KYC)',
  'politica-de-bonus': 'Política de bônus',
  'regras-de-apostas': 'Regras de apostas',
};

function legalSeo(slug: string | undefined, name: string): Seo | null {
  const title = slug === undefined ? undefined : legalTitles[slug];
  return title === undefined ? null : { title, content: `${title} da ${name}, na versão que está em vigor.` };
}

function homeContent({ features, name }: SandboxBrand): string {
  const offers = [
    features.casino && features.slots && 'slots',
    features.casino && features.live && 'cassino ao vivo',
    features.sports && 'apostas esportivas',
  ].filter((offer) => offer !== false);
  const list = offers.length > 1 ? `${offers.slice(0, -1).join(', ')} e ${offers.at(-1)}` : offers.join('');
  return `${name}: ${list || 'jogos'} com limites que você define. Proibido para menores de 18 anos.`;
}
