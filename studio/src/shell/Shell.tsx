import { NavLink, Outlet } from 'react-router';
import { styled } from 'styled-components';
import { token } from '../../../src/shared/tokens/token.ts';
import { Note } from '../../../src/ui/note/Note.tsx';
import { useStateQuery } from '../api/studioClient.ts';
import { useStudioSelector } from '../store/store.ts';
import { type Language, useLanguage, useTexts } from '../texts/useTexts.ts';
import { ErrorNote } from './ErrorNote.tsx';
import { useDiskChanges } from './useDiskChanges.ts';

const statePollMs = 1_500;

const languages: readonly { code: Language; label: string; name: string }[] = [
  { code: 'pt-BR', label: 'PT', name: 'Português' },
  { code: 'en', label: 'EN', name: 'English' },
];

export function Shell() {
  const t = useTexts();
  const { language, change } = useLanguage();
  const storageFull = useStudioSelector((state) => state.notice.storageFull);
  const { error } = useStateQuery({}, { pollingInterval: statePollMs, skipPollingIfUnfocused: true });
  useDiskChanges();
  return (
    <Frame>
      <SkipLink href="#screen">{t.shell.skip}</SkipLink>
      <Bar>
        <Name>{t.shell.title}</Name>
        <Nav aria-label={t.shell.navigation}>
          <NavLink to="/" end>
            {t.shell.brands}
          </NavLink>
          <NavLink to="/new">{t.shell.newBrand}</NavLink>
          <NavLink to="/ship">{t.shell.ship}</NavLink>
        </Nav>
        <Languages role="group" aria-label={t.shell.language}>
          {languages.map(({ code, label, name }) => (
            <button
              key={code}
              type="button"
              lang={code}
              aria-label={name}
              aria-pressed={language === code}
              onClick={() => change(code)}
            >
              {label}
            </button>
          ))}
        </Languages>
      </Bar>
      <Notices>
        {error && <ErrorNote error={error} inShell />}
        {storageFull && (
          <Note kind="warning" role="alert">
            {t.shell.storageFull}
          </Note>
        )}
      </Notices>
      <Main id="screen" tabIndex={-1}>
        <Outlet />
      </Main>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-rows: auto auto minmax(0, 1fr);
  block-size: 100dvh;
  min-inline-size: 78rem;
`;

const SkipLink = styled.a`
  position: absolute;
  inset: ${token('space.xs')} auto auto ${token('space.xs')};
  z-index: 1;
  padding: ${token('space.xs')} ${token('space.s')};
  background: ${token('color.surface')};

  &:not(:focus) {
    clip-path: inset(50%);
  }
`;

const Bar = styled.header`
  display: flex;
  align-items: center;
  gap: ${token('space.l')};
  min-block-size: 3.25rem;
  padding-inline: ${token('space.l')};
  background: ${token('color.secondary')};
  color: ${token('color.on-secondary')};

  :focus-visible {
    outline-color: currentColor;
  }
`;

const Name = styled.strong`
  font-weight: 700;
`;

const Nav = styled.nav`
  display: flex;
  flex: 1;
  gap: ${token('space.2xs')};

  a {
    padding: 0.4375rem ${token('space.s')};
    border-radius: ${token('radius.control')};
    font-weight: 600;
    text-decoration: none;
  }

  a[aria-current] {
    background: ${token('color.on-secondary')};
    color: ${token('color.secondary')};
  }

  a:hover:not([aria-current]) {
    text-decoration: underline;
    text-decoration-color: currentColor;
  }
`;

const Languages = styled.div`
  display: flex;

  button {
    padding: 0.25rem ${token('space.xs')};
    border-radius: ${token('radius.control')};
    font-size: 0.875rem;
    font-weight: 650;
  }

  button[aria-pressed='true'] {
    background: ${token('color.on-secondary')};
    color: ${token('color.secondary')};
  }
`;

const Notices = styled.div`
  display: grid;
  gap: 1px;
`;

const Main = styled.main`
  min-block-size: 0;
  overflow: auto;

  &:focus {
    outline: none;
  }
`;
