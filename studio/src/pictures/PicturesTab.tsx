import { styled } from 'styled-components';
import { token } from '../../../src/shared/tokens/token.ts';
import { Stack } from '../../../src/ui/layout/Stack.tsx';
import { Note } from '../../../src/ui/note/Note.tsx';
import { useShippedPicturesQuery } from '../api/studioClient.ts';
import { useBrandEditor } from '../editor/BrandEditor.ts';
import { useDebounced } from '../editor/useDebounced.ts';
import { useFocusControl } from '../editor/useFocusControl.ts';
import { FontsCard } from '../fonts/FontsCard.tsx';
import { ErrorNote } from '../shell/ErrorNote.tsx';
import { useTexts } from '../texts/useTexts.ts';
import { PictureCard } from './PictureCard.tsx';

const settleMs = 300;

/** Takes the brand's pictures and shows what is made of them. */
export function PicturesTab() {
  const t = useTexts();
  const { brand, edits } = useBrandEditor();
  const settled = useDebounced(edits, settleMs);
  const { data, error, isFetching, refetch } = useShippedPicturesQuery({ brand: brand.id, edits: settled });
  useFocusControl();
  if (brand.readOnlyTheme !== null)
    return <Note kind="warning">{t.editor.sharedTheme(brand.readOnlyTheme)}</Note>;
  return (
    <Stack>
      <Note>{t.pictures.intro}</Note>
      {brand.pictures.map((picture) => (
        <PictureCard key={picture.picture} picture={picture} />
      ))}
      <PictureCard picture={undefined} />
      <FontsCard />
      <section aria-busy={isFetching}>
        <h2>{t.pictures.shipped}</h2>
        {error && <ErrorNote error={error} onRetry={refetch} />}
        <Shipped role="list">
          {data?.pictures.map((picture) => (
            <li key={picture.name}>
              <Pair>
                <Light>
                  <img src={picture.source} alt={t.pictures.onLight(t.pictures.shippedNames[picture.name])} />
                </Light>
                <Dark>
                  <img src={picture.source} alt={t.pictures.onDark(t.pictures.shippedNames[picture.name])} />
                </Dark>
              </Pair>
              <strong>{t.pictures.shippedNames[picture.name]}</strong>
              <small>
                {picture.width} × {picture.height} · {t.bytes(picture.bytes)}
              </small>
            </li>
          ))}
        </Shipped>
      </section>
    </Stack>
  );
}

const Shipped = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
  gap: ${token('space.s')};
  padding-block-start: ${token('space.xs')};

  li {
    display: grid;
    line-height: 1.3;
  }

  small {
    color: ${token('color.text-muted')};
  }
`;

const Pair = styled.span`
  display: grid;
  grid-template-columns: 1fr 1fr;
  block-size: 5rem;
  margin-block-end: ${token('space.2xs')};
  overflow: hidden;
  border: 1px solid ${token('color.border')};
  border-radius: ${token('radius.control')};

  img {
    max-inline-size: 100%;
    max-block-size: 4rem;
  }

  span {
    display: grid;
    place-items: center;
    padding: ${token('space.2xs')};
  }
`;

const Light = styled.span`
  background: ${token('color.surface')};
`;

const Dark = styled.span`
  background: ${token('color.text')};
`;
