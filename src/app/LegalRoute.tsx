import { useParams } from 'react-router';
import { LegalPage } from '../features/legal/LegalPage.tsx';
import { useBrand } from '../shared/brand/useBrand.ts';
import { NotFoundPage } from './errors/NotFoundPage.tsx';

/** The betting rules have an address of their own, besides that of the legal text they are. */
const rulesAddress = 'rules-betting';
const rulesSlugs = [rulesAddress, 'regras-de-apostas'];

/** `/{regulation}`: one of the brand's legal texts, or the page that is not there. */
export function LegalRoute() {
  const { regulation = rulesAddress } = useParams();
  const { legal } = useBrand();
  const slugs = regulation === rulesAddress ? rulesSlugs : [regulation];
  return legal.some(({ slug }) => slugs.includes(slug)) ? <LegalPage slug={regulation} /> : <NotFoundPage />;
}
