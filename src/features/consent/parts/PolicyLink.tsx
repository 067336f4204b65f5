import { Link } from 'react-router';
import { useBrand } from '../../../shared/brand/useBrand.ts';

interface PolicyLinkProps {
  onFollow?: () => void;
}

// Links to the brand's cookie page, else to its privacy page, else renders nothing.
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
