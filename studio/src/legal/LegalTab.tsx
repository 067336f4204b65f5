import { useState } from 'react';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { token } from '../../../src/shared/tokens/token.ts';
import { Badge } from '../../../src/ui/badge/Badge.tsx';
import { Stack } from '../../../src/ui/layout/Stack.tsx';
import { Note } from '../../../src/ui/note/Note.tsx';
import { legalKey } from '../draft/editKey.ts';
import { useBrandEditor } from '../editor/BrandEditor.ts';
import { useFocusControl } from '../editor/useFocusControl.ts';
import { useTexts } from '../texts/useTexts.ts';
import { VoiceList } from '../voice/VoiceList.tsx';
import { LegalEditor } from './LegalEditor.tsx';

/** Lists the legal pages with whose text is served and what law demands, and the brand's own words. */
export function LegalTab() {
  const t = useTexts();
  const { brand, changes } = useBrandEditor();
  const { hash } = useLocation();
  const [open, setOpen] = useState<string | undefined>(/^#legal-(.+)$/.exec(hash)?.[1]);
  useFocusControl();
  const slugs = new Set(brand.legal.map(({ slug }) => slug));
  const missing = brand.mandatoryLegal.filter((slug) => !slugs.has(slug));
  const page = brand.legal.find(({ slug }) => slug === open);
  return (
    <Stack>
      {brand.readOnlyTheme !== null && (
        <Note kind="warning">{t.editor.sharedTheme(brand.readOnlyTheme)}</Note>
      )}
      <section>
        <h2>{t.legal.pages}</h2>
        {missing.length > 0 && (
          <Note kind="danger">
            {t.legal.missing} <code>{missing.join(', ')}</code>
          </Note>
        )}
        <Pages role="list">
          {brand.legal.map(({ slug, title, origin, mandatory, file }) => (
            <li key={slug}>
              <button
                id={`legal-${slug}`}
                type="button"
                aria-expanded={open === slug}
                onClick={() => setOpen(open === slug ? undefined : slug)}
              >
                <strong>{title}</strong>
                <code>/{slug}</code>
              </button>
              <span>
                {changes[legalKey(slug)] && <Badge $kind="primary">{t.theme.unsaved}</Badge>}
                {mandatory && <Badge $kind="warning">{t.legal.mandatory}</Badge>}
                <Badge title={file}>{t.legal.origins[origin]}</Badge>
              </span>
              {page && open === slug && <LegalEditor key={slug} page={page} />}
            </li>
          ))}
        </Pages>
      </section>
      <VoiceList />
    </Stack>
  );
}

const Pages = styled.ul`
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${token('space.xs')};
    padding-block: ${token('space.xs')};
    border-block-end: 1px solid ${token('color.border')};
  }

  > li > button {
    display: grid;
    text-align: start;
  }

  > li > span {
    display: flex;
    gap: ${token('space.2xs')};
  }

  > li > button code {
    color: ${token('color.text-muted')};
    font-size: 0.8125rem;
  }
`;
