import { CategoryPage } from '../features/lobby/CategoryPage.tsx';
import { NotFoundPage } from './errors/NotFoundPage.tsx';

/** The page of one that exists, or the page that is not there. */
export function CategoryRoute() {
  return <CategoryPage notFound={<NotFoundPage />} />;
}
