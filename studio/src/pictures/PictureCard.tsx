import { useState } from 'react';
import { styled } from 'styled-components';
import { token } from '../../../src/shared/tokens/token.ts';
import { Button } from '../../../src/ui/button/Button.tsx';
import { Note } from '../../../src/ui/note/Note.tsx';
import { SmallLines } from '../../../src/ui/note/SmallLines.ts';
import { usePictureMutation } from '../api/studioClient.ts';
import { ProblemList } from '../checks/ProblemList.tsx';
import { editKey, pictureKey } from '../draft/editKey.ts';
import { type BrandData, useBrandEditor } from '../editor/BrandEditor.ts';
import { ErrorNote } from '../shell/ErrorNote.tsx';
import { ServerText } from '../texts/ServerText.tsx';
import { useTexts } from '../texts/useTexts.ts';
import { DropZone } from './DropZone.tsx';
import { readBase64 } from './readBase64.ts';

interface PictureCardProps {
  // Undefined for one square picture that all icons are made of.
  picture: BrandData['pictures'][number] | undefined;
}

export function PictureCard({ picture }: PictureCardProps) {
  const t = useTexts();
  const { brand, changes, edits, change } = useBrandEditor();
  const [send, { data, error, isLoading }] = usePictureMutation();
  const [fileError, setFileError] = useState<string>();
  const kind = picture?.picture ?? 'square';
  const key = pictureKey(kind);
  const unsaved = changes[key];
  const source =
    unsaved?.kind === 'set-picture'
      ? `data:image/${unsaved.format === 'svg' ? 'svg+xml' : 'png'};base64,${unsaved.content}`
      : picture?.source;
  const label = t.pictures.kinds[kind];

  const take = async (file: File) => {
    setFileError(undefined);
    const content = await readBase64(file).catch(() => undefined);
    if (content === undefined) {
      setFileError(t.pictures.unreadable);
      return;
    }
    const response = await send({
      brand: brand.id,
      picture: kind,
      file: { name: file.name, content },
      edits,
    });
    if (response.data && response.data.edits.length > 0)
      change(response.data.edits.map((edit) => ({ key: editKey(edit), edit })));
  };

  return (
    <Card id={`picture-${kind}`} tabIndex={-1} aria-label={label}>
      <Head>
        <h2>{label}</h2>
        {picture && (
          <small>
            {picture.file ?? t.pictures.missing}
            {picture.file !== null && ` · ${t.bytes(picture.bytes)} / ${t.bytes(picture.budgetBytes)}`}
          </small>
        )}
        {unsaved && (
          <Button
            size="s"
            variant="quiet"
            aria-label={t.pictures.revert(label)}
            onClick={() => change([{ key, edit: null }])}
          >
            {t.theme.revert}
          </Button>
        )}
      </Head>
      {source != null && (
        <Pair>
          <span>
            <img src={source} alt={t.pictures.onLight(label)} />
          </span>
          <span>
            <img src={source} alt={t.pictures.onDark(label)} />
          </span>
        </Pair>
      )}
      <DropZone
        label={t.pictures.drop(label)}
        accept="image/svg+xml,image/png,image/jpeg"
        busy={isLoading}
        onFiles={([file]) => file && void take(file)}
      />
      {fileError !== undefined && (
        <Note kind="danger" role="alert">
          {fileError}
        </Note>
      )}
      {error && <ErrorNote error={error} />}
      {data && data.problems.length > 0 && (
        <Note kind={data.edits.length > 0 ? 'warning' : 'danger'} role="alert">
          {data.edits.length > 0 ? null : t.pictures.refused}
          <ProblemList problems={data.problems} />
        </Note>
      )}
      {data && unsaved && data.notes.length > 0 && (
        <SmallLines>
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

  &:focus {
    outline: 2px solid ${token('color.focus')};
    outline-offset: 4px;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${token('space.xs')};

  h2 {
    font-size: 1rem;
  }

  small {
    flex: 1;
    color: ${token('color.text-muted')};
  }
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  overflow: hidden;
  border: 1px solid ${token('color.border')};
  border-radius: ${token('radius.control')};

  span {
    display: grid;
    place-items: center;
    block-size: 6rem;
    padding: ${token('space.xs')};
  }

  span + span {
    background: ${token('color.text')};
  }

  img {
    max-block-size: 5rem;
  }
`;
