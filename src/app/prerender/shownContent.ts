import { findCategory } from '../../features/lobby/findCategory.ts';
import { isNamed } from '../../features/lobby/gameUrl.ts';
import { offeredCategories } from '../../features/lobby/offeredCategories.ts';
import type { BrandRecord } from '../../shared/brand/brandRecord.ts';
import type { Category, Game } from '../../shared/contract/casino/casino.ts';
import type { OperatorContent } from '../../shared/contract/content/operatorContent.ts';
import type { Promotion } from '../../shared/contract/content/promotions.ts';
import type { PageData } from '../../shared/paths/pageData.ts';
import type { RouteId } from '../../shared/paths/routeTable.ts';
import { gamesOfCategory, gamesOfHome, gamesOfList, gamesOfProvider } from './carriedGames.ts';

export interface ShownPage {
  brand: BrandRecord;
  routeId: RouteId | null;
  params: Readonly<Record<string, string | undefined>>;
  path: string;
}

// Only the content that the page shows, because all of it is included in the page.
export interface ShownContent
  extends Pick<OperatorContent, 'settings' | 'categories' | 'providers' | 'promotions' | 'banners'> {
  // The operator has no item with the name in the URL.
  missing?: true;
  promotion?: PageData['promotion'];
}

// As many as a row on home shows at once on a wide screen.
const providersInRow = 12;
const promotionsInRow = 12;

const missing: ShownContent = { missing: true };

export function shownContent(content: OperatorContent, page: ShownPage): ShownContent {
  const { settings } = content;
  // Maintenance is a run-time state and must not be prerendered.
  return { settings: settings && { ...settings, maintence: false }, ...ofPage(content, page) };
}

function ofPage(content: OperatorContent, { brand, routeId, params, path }: ShownPage): ShownContent {
  const offered = content.categories && offeredCategories(content.categories, brand.features);
  switch (routeId) {
    case 'index':
    case 'recover':
      return {
        categories: offered && gamesOfHome(offered, brand),
        providers: content.providers?.slice(0, providersInRow),
        promotions: content.promotions?.slice(0, promotionsInRow).map(inShort),
        banners: content.banners,
      };
    case 'casino':
      return offered ? { categories: gamesOfList(offered) } : {};
    case 'casino-live':
    case 'casino-slots':
      // These pages exist even without games.
      return withoutMissing(ofCategory(offered, path.split('/').at(-1) ?? ''));
    case 'casino-category':
      return ofCategory(offered, params.categoryName ?? '');
    case 'providers':
    case 'suppliers':
      return content.providers ? { providers: content.providers } : {};
    case 'providers-id':
      return ofProvider(content, offered, params.id ?? '');
    case 'promotions':
      return content.promotions ? { promotions: content.promotions.map(inShort) } : {};
    case 'promotions-id':
      return ofPromotion(content, params.id ?? '');
    default:
      return {};
  }
}

function ofCategory(offered: readonly Category[] | undefined, word: string): ShownContent {
  if (!offered) return {};
  const category = findCategory(offered, word);
  return category ? { categories: gamesOfCategory(offered, category) } : missing;
}

const withoutMissing = (shown: ShownContent): ShownContent => (shown === missing ? {} : shown);

function ofProvider(
  { providers = [] }: OperatorContent,
  offered: readonly Category[] | undefined,
  word: string,
): ShownContent {
  const provider = providers.find(isNamed(word));
  if (!provider) return missing;
  const isOwn = (game: Game) => game.provider.slug === provider.slug || game.provider.id === provider.id;
  return {
    providers: [provider],
    categories: offered && gamesOfProvider(offered, isOwn),
  };
}

function ofPromotion({ promotions = [], promotionTexts }: OperatorContent, wanted: string): ShownContent {
  const promotion = promotions.find(({ id }) => id === wanted);
  if (!promotion) return missing;
  const html = promotionTexts[promotion.id];
  return {
    promotions: [inShort(promotion)],
    promotion: html === undefined ? undefined : { id: promotion.id, html },
  };
}

// As shown in lists.
function inShort(promotion: Promotion): Promotion {
  return { ...promotion, description: '' };
}
