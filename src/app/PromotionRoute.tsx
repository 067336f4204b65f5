import { PromotionPage } from '../features/promotions/PromotionPage.tsx';
import { NotFoundPage } from './errors/NotFoundPage.tsx';

/** The page of one that exists, or the page that is not there. */
export function PromotionRoute() {
  return <PromotionPage notFound={<NotFoundPage />} />;
}
