import type { OperatorContent } from '../../../src/shared/contract/operatorContent.ts';
import type { Seo } from '../../../src/shared/contract/seo.ts';
import { seoQuery } from '../../../src/shared/paths/seoQuery.ts';
import type { BrandPage } from '../pages/brandPage.ts';
import { brandPages } from '../pages/brandPages.ts';
import type { StampableBrand } from '../stampableBrand.ts';
import { type Asking, askFor, askForSeo, askForSettings } from './askOperator.ts';
import { safeMarkup } from './safeMarkup.ts';

const timeoutMs = 10_000;
/** As gentle on the API as one browser. */
const questionsAtOnce = 6;
/** Further ones would only repeat that the API is not there. */
const warningsShown = 5;

/** What the operator of a brand shows; null, with a warning, when it cannot be asked. */
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
    askFor('getCategories', asking),
    askFor('getProviders', asking),
    askFor('getPromotions', asking),
    askFor('getBanners', asking),
  ]);
  if ([settings, categories, providers, promotions, banners].every((answer) => answer === null)) {
    warn(
      `${record.id}: the operator at ${record.api.origin} cannot be asked; pages are made without content.`,
    );
    return null;
  }
  const content: OperatorContent = {
    ...(settings && { settings }),
    ...(categories && { categories }),
    ...(providers && { providers }),
    ...(promotions && { promotions }),
    ...(banners && { banners }),
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

/** By path, in the order of the pages. */
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
