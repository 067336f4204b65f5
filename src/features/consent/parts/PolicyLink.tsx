import { Link } from 'react-router';
import { useBrand } from '../../../shared/brand/useBrand.ts';

interface PolicyLinkProps {
  onFollow?: () => void;
}

/** To the brand's page about cookies, else about privacy; a brand may have neither. */
export function PolicyLink({ onFollow }: PolicyLinkProps) {
  const { legal } = useBrand();
  const page =
    legal.find(({ slug }) => slug.includes('cookies')) ??
    legal.find(({ slug }) => slug.includes('privacidade'));
  if (!page) return null;
  return (
    <Link to={`/${page.slug}`} onClick={onFollow}>
      {page.title}
    </Link>
  );
}
