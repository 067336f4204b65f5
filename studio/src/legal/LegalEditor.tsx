import { useState } from 'react';
import { styled } from 'styled-components';
import { sanitizedHtml } from '../../../src/shared/html/sanitizedHtml.ts';
import { token } from '../../../src/shared/tokens/token.ts';
import { Button } from '../../../src/ui/button/Button.tsx';
import { controlStyle } from '../../../src/ui/field/controlStyle.ts';
import { Cluster } from '../../../src/ui/layout/Cluster.tsx';
import { Note } from '../../../src/ui/note/Note.tsx';
import { useLegalPreviewQuery } from '../api/studioClient.ts';
import { ProblemList } from '../checks/ProblemList.tsx';
import { legalKey } from '../draft/editKey.ts';
import { type BrandData, useBrandEditor } from '../editor/BrandEditor.ts';
import { useDebounced } from '../editor/useDebounced.ts';
import { ErrorNote } from '../shell/ErrorNote.tsx';
import { useTexts } from '../texts/useTexts.ts';

const settleMs = 400;

interface LegalEditorProps {
  page: BrandData['legal'][number];
}

/** Edits a legal page as Markdown beside the page as the site shows it. */
export function LegalEditor({ page }: LegalEditorProps) {
  const t = useTexts();
  const { brand, changes, edits, change } = useBrandEditor();
  const { slug } = page;
  const key = legalKey(slug);
  const unsaved = changes[key];
  const text = unsaved?.kind === 'set-legal' ? unsaved.text : page.text;
  const settled = useDebounced(text, settleMs);
  const [fieldEdits] = useState(() => edits.filter(({ kind }) => kind.endsWith('-field')));
  const { data, error } = useLegalPreviewQuery({ brand: brand.id, slug, text: settled, edits: fieldEdits });
  const readOnly = brand.readOnlyTheme !== null;
  const html = data ? data.html : page.html;
  return (
    <Box>
      <label htmlFor={`text-${slug}`}>{t.legal.text}</label>
      <Area
        id={`text-${slug}`}
        value={text}
        readOnly={readOnly}
        onChange={({ target: { value } }) =>
          change([{ key, edit: value === page.text ? null : { kind: 'set-legal', slug, text: value } }])
        }
      />
      <Cluster $gap="xs">
        {unsaved && (
          <Button size="s" variant="quiet" onClick={() => change([{ key, edit: null }])}>
            {t.theme.revert}
          </Button>
        )}
        {page.origin === 'own' && !readOnly && unsaved?.kind !== 'unset-legal' && (
          <Button
            size="s"
            variant="quiet"
            onClick={() => change([{ key, edit: { kind: 'unset-legal', slug } }])}
          >
            {t.legal.serveInherited}
          </Button>
        )}
      </Cluster>
      {page.origin === 'inherited' && unsaved?.kind !== 'set-legal' && (
        <Note>
          {t.legal.inheritedFrom} <code>{page.file}</code>
        </Note>
      )}
      {error && <ErrorNote error={error} />}
      {data && data.problems.length > 0 && (
        <Note kind="danger" role="alert">
          <ProblemList problems={data.problems} />
        </Note>
      )}
      <h3>{t.legal.preview}</h3>
      <Preview role="region" aria-label={t.legal.preview} tabIndex={0}>
        <h4>{data?.title ?? page.title}</h4>
        {html === null ? <p>{t.legal.noPreview}</p> : <SafePage html={html} />}
      </Preview>
    </Box>
  );
}

function SafePage({ html }: { html: string }) {
  const safe = sanitizedHtml(html, {});
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized above
  return <div dangerouslySetInnerHTML={{ __html: safe }} />;
}

const Box = styled.div`
  grid-column: 1 / -1;
  display: grid;
  gap: ${token('space.xs')};

  label {
    font-weight: 600;
  }
`;

const Area = styled.textarea`
  ${controlStyle}
  min-block-size: 16rem;
  font-family: ui-monospace, monospace;
  font-size: 0.875rem;
  resize: vertical;
`;

const Preview = styled.div`
  max-block-size: 24rem;
  overflow: auto;
  padding: ${token('space.m')};
  border: 1px solid ${token('color.border')};
  border-radius: ${token('radius.control')};

  > div {
    display: grid;
    gap: ${token('space.s')};
    padding-block-start: ${token('space.s')};
  }

  table {
    display: block;
    overflow-x: auto;
  }

  th,
  td {
    min-inline-size: 7rem;
    padding: ${token('space.2xs')} ${token('space.xs')};
    overflow-wrap: normal;
    text-align: start;
    vertical-align: top;
  }

  ul,
  ol {
    padding-inline-start: ${token('space.l')};
  }
`;
