import { Link, useLocation } from 'react-router';
import { styled } from 'styled-components';
import { token } from '../../../src/shared/tokens/token.ts';
import { useTexts } from '../texts/useTexts.ts';

export function NotFoundPage() {
  const t = useTexts();
  const { pathname } = useLocation();
  return (
    <Page>
      <title>{`${t.shell.notFound} · ${t.shell.title}`}</title>
      <h1>{t.shell.notFound}</h1>
      <p>
        {t.shell.notFoundText} <code>{pathname}</code>
      </p>
      <Link to="/">{t.shell.toBrands}</Link>
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token('space.m')};
  padding: ${token('space.l')};
`;
