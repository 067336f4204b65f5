import { useLocation } from 'react-router';
import { ErrorMessage } from './ErrorMessage.tsx';

export function NotFoundPage() {
  const { pathname } = useLocation();
  return <ErrorMessage status={404} detail={`Page Not Found: ${pathname}`} />;
}
