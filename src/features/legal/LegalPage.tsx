import { useParams } from 'react-router';
import { usePageData } from '../../shared/paths/PageDataContext.ts';
import { LegalText } from './parts/LegalText.tsx';

/** The rules have an address of their own; every other document is found by its slug. */
const rulesSlug = 'rules-betting';

export function LegalPage() {
  const { regulation = rulesSlug } = useParams();
  const { legal } = usePageData();
  if (legal?.slug === regulation) return <LegalText document={legal} />;
  return null;
}
