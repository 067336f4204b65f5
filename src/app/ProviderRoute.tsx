import { ProviderPage } from '../features/providers/ProviderPage.tsx';
import { NotFoundPage } from './errors/NotFoundPage.tsx';

/** The page of one that exists, or the page that is not there. */
export function ProviderRoute() {
  return <ProviderPage notFound={<NotFoundPage />} />;
}
