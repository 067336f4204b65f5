import { PageError } from './PageError.tsx';

export function SiteError() {
  return (
    <main>
      <PageError />
    </main>
  );
}
