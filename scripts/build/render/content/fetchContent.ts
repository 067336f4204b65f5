import { getCategoriesCall } from '../../../../src/shared/contract/casino/casino.ts';
import { getProvidersCall } from '../../../../src/shared/contract/casino/providers.ts';
import { getBannersCall } from '../../../../src/shared/contract/content/banners.ts';
import type { OperatorContent } from '../../../../src/shared/contract/content/operatorContent.ts';
import { getPromotionsCall } from '../../../../src/shared/contract/content/promotions.ts';
import type { Seo } from '../../../../src/shared/contract/content/seo.ts';
import { seoQuery } from '../../../../src/shared/paths/seoQuery.ts';
import type { BrandPage } from '../brandPage.ts';
import { brandPages } from '../brandPages.ts';
import type { StampableBrand } from '../stampableBrand.ts';
import { type Asking, askFor, askForSeo, askForSettings } from './askOperator.ts';
import { safeMarkup } from './safeMarkup.ts';

const timeoutMs = 10_000;
// As few parallel requests as one browser makes.
const questionsAtOnce = 6;
// More warnings would only repeat that the API is unreachable.
const warningsShown = 5;

/** Fetches what a brand's operator shows; returns null, with a warning, when the API is unreachable. */
export async function fetchContent(
  brand: StampableBrand,
  warn: (line: string) => void,
): Promise<OperatorContent | null> {
  const { settings: record } = brand;
  const warnings: string[] = [];
  const asking: Asking = {
    origin: record.api.origin,
    timeoutMs,
    warn: (line) => warnings.push(line),
  };
  const [settings, categories, providers, promotions, banners] = await Promise.all([
    askForSettings(asking),
    askFor(getCategoriesCall, asking),
    askFor(getProvidersCall, asking),
    askFor(getPromotionsCall, asking),
    askFor(getBannersCall, asking),
  ]);
  if ([settings, categories, providers, promotions, banners].every((response) => response === null)) {
    warn(
      `${record.id}: the operator at ${record.api.origin} cannot be asked; pages are made without content.`,
    );
    return null;
  }
  const content: OperatorContent = {
    settings: settings ?? undefined,
    categories: categories ?? undefined,
    providers: providers ?? undefined,
    promotions: promotions ?? undefined,
    banners: banners ?? undefined,
    promotionTexts: Object.fromEntries(
      (promotions ?? []).map(({ id, description }) => [
        id,
        safeMarkup(description, { site: record.origin, api: record.api.origin }),
      ]),
    ),
    seo: {},
  };
  const seo = await seoTexts(brandPages(brand, content), asking);
  for (const line of warnings.slice(0, warningsShown)) warn(`${record.id}: ${line}`);
  if (warnings.length > warningsShown)
    warn(
      `${record.id}: and ${warnings.length - warningsShown} more answers of the operator that were of no use.`,
    );
  return { ...content, seo };
}

// By path, in the order of the pages.
async function seoTexts(pages: readonly BrandPage[], asking: Asking): Promise<Record<string, Seo>> {
  const found: (Seo | null)[] = [];
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < pages.length; index = next++) {
      const page = pages[index];
      if (page) found[index] = await askForSeo(seoQuery(page.route, { word: page.word }), asking);
    }
  };
  await Promise.all(Array.from({ length: questionsAtOnce }, worker));
  return Object.fromEntries(
    pages.flatMap(({ path }, index) => {
      const texts = found[index];
      return texts ? [[path, texts] as const] : [];
    }),
  );
}
