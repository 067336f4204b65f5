import { useState } from 'react';
import { styled } from 'styled-components';
import { token } from '../../../src/shared/tokens/token.ts';
import { Badge } from '../../../src/ui/badge/Badge.tsx';
import { Button } from '../../../src/ui/button/Button.tsx';
import { Note } from '../../../src/ui/note/Note.tsx';
import { SmallLines } from '../../../src/ui/note/SmallLines.ts';
import { useFontMutation } from '../api/studioClient.ts';
import { ProblemList } from '../checks/ProblemList.tsx';
import { editKey, fontKey } from '../draft/editKey.ts';
import { useBrandEditor } from '../editor/BrandEditor.ts';
import { DropZone } from '../pictures/DropZone.tsx';
import { readBase64 } from '../pictures/readBase64.ts';
import { ErrorNote } from '../shell/ErrorNote.tsx';
import { ServerText } from '../texts/ServerText.tsx';
import { useTexts } from '../texts/useTexts.ts';
import { type DraftFont, useDraftFonts } from './useDraftFonts.ts';
import { sampleFamily } from './useFontFaces.ts';

const base64Bytes = (content: string): number => Math.floor((content.length * 3) / 4);

/** Takes the brand's own fonts with their license, and shows them. */
export function FontsCard() {
  const t = useTexts();
  const { brand, edits, change } = useBrandEditor();
  const fonts = useDraftFonts();
  const [send, { data, error, isLoading }] = useFontMutation();
  const [isUnreadable, setUnreadable] = useState(false);

  const take = async (chosen: readonly File[]) => {
    const read = chosen.map(async (file) => ({ name: file.name, content: await readBase64(file) }));
    const files = await Promise.all(read).catch(() => undefined);
    setUnreadable(files === undefined);
    if (!files) return;
    const response = await send({ brand: brand.id, files, edits });
    if (response.data && response.data.edits.length > 0)
      change(response.data.edits.map((edit) => ({ key: editKey(edit), edit })));
  };

  const remove = ({ file, isUnsaved }: DraftFont) =>
    change([{ key: fontKey(file), edit: isUnsaved ? null : { kind: 'unset-font', file } }]);

  return (
    <Card id="fonts" tabIndex={-1} aria-label={t.fonts.title}>
      <h2>{t.fonts.title}</h2>
      <Faces role="list" aria-label={t.fonts.title}>
        {fonts.map((font) => (
          <li key={font.file}>
            <span>
              <strong>{font.file.replace(/\.woff2$/, '')}</strong>
              {font.isUnsaved && <Badge $kind="warning">{t.theme.unsaved}</Badge>}
              <small>
                {t.fonts.facts(font.weights.replace(' ', '–'), t.bytes(base64Bytes(font.content)))}
              </small>
            </span>
            <Sample
              style={{
                fontFamily: `"${sampleFamily(font.family)}"`,
                fontWeight: Math.max(400, Number.parseInt(font.weights, 10)),
              }}
            >
              {t.fonts.sample}
            </Sample>
            <Button
              size="s"
              variant="quiet"
              aria-label={t.fonts.removeOne(font.file.replace(/\.woff2$/, ''))}
              onClick={() => remove(font)}
            >
              {t.fonts.remove}
            </Button>
          </li>
        ))}
      </Faces>
      <DropZone
        label={t.fonts.drop}
        accept=".woff2,.woff,.ttf,.otf,.txt,.md,font/woff2,text/plain"
        multiple
        busy={isLoading}
        busyLabel={t.fonts.reading}
        onFiles={(files) => void take(files)}
      />
      {isUnreadable && (
        <Note kind="danger" role="alert">
          {t.pictures.unreadable}
        </Note>
      )}
      {error && <ErrorNote error={error} />}
      {data && data.problems.length > 0 && (
        <Note kind="danger" role="alert">
          {t.fonts.refused}
          <ProblemList problems={data.problems} />
        </Note>
      )}
      {data && fonts.some(({ isUnsaved }) => isUnsaved) && data.notes.length > 0 && (
        <SmallLines role="status">
          {data.notes.map((note) => (
            <li key={note}>
              <ServerText text={note} />
            </li>
          ))}
        </SmallLines>
      )}
    </Card>
  );
}

const Card = styled.section`
  display: grid;
  gap: ${token('space.xs')};

  h2 {
    font-size: 1rem;
  }

  &:focus {
    outline: 2px solid ${token('color.focus')};
    outline-offset: 4px;
  }
`;

const Faces = styled.ul`
  display: grid;
  gap: ${token('space.xs')};

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 ${token('space.xs')};
    padding: ${token('space.xs')} ${token('space.s')};
    border: 1px solid ${token('color.border')};
    border-radius: ${token('radius.control')};
    list-style: none;
  }

  li > span {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: ${token('space.xs')};
  }

  small {
    color: ${token('color.text-muted')};
  }
`;

const Sample = styled.p`
  grid-row: 2;
  overflow: hidden;
  font-size: 1.375rem;
  line-height: 1.5;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
