import { Link } from 'react-router';
import { styled } from 'styled-components';
import { token } from '../../../src/shared/tokens/token.ts';
import { Card } from '../../../src/ui/card/Card.tsx';
import { EmptyState } from '../../../src/ui/empty-state/EmptyState.tsx';
import { Note } from '../../../src/ui/note/Note.tsx';
import { useShipQuery } from '../api/studioClient.ts';
import { ErrorNote } from '../shell/ErrorNote.tsx';
import { LoadingScreen } from '../shell/LoadingScreen.tsx';
import { useStudioSelector } from '../store/store.ts';
import { ServerText } from '../texts/ServerText.tsx';
import { useTexts } from '../texts/useTexts.ts';
import { CopyText } from './CopyText.tsx';
import { ShippedBrand } from './ShippedBrand.tsx';

/** Shows what the saved changes alter in the artifacts, and offers the commit; it commits and pushes nothing. */
export function ShipPage() {
  const t = useTexts();
  const { data: ship, error, refetch } = useShipQuery({}, { refetchOnMountOrArgChange: true });
  const drafts = useStudioSelector((state) => state.draft);
  const unsaved = Object.keys(drafts).filter((id) => Object.keys(drafts[id]?.changes ?? {}).length > 0);

  if (error) return <ErrorNote error={error} onRetry={refetch} />;
  if (!ship) return <LoadingScreen title={t.ship.title} status={t.ship.loading} />;
  const isEmpty = ship.files.length === 0 && ship.affected.length === 0;
  return (
    <Page>
      <title>{`${t.ship.title} · ${t.shell.title}`}</title>
      <h1>{t.ship.title}</h1>
      <Note>{t.ship.intro(ship.since ?? 'main')}</Note>
      {unsaved.length > 0 && (
        <Note kind="warning">
          {t.ship.unsaved}{' '}
          {unsaved.map((id) => (
            <Link key={id} to={`/brands/${id}`}>
              {id}
            </Link>
          ))}
        </Note>
      )}
      {ship.message !== null && (
        <Note kind="warning">
          <ServerText text={ship.message} />
        </Note>
      )}
      {isEmpty && ship.message === null && <EmptyState title={t.ship.nothing} text={t.ship.nothingText} />}
      {!isEmpty && (
        <>
          <section>
            <h2>{t.ship.affected(ship.affected.length)}</h2>
            <List role="list">
              {ship.affected.map((brand) => (
                <ShippedBrand key={brand.id} id={brand.id} reasons={brand.reasons} />
              ))}
            </List>
            {ship.removed.length > 0 && (
              <Note kind="danger">
                {t.ship.removed} {ship.removed.join(', ')}
              </Note>
            )}
          </section>
          {ship.files.length > 0 && (
            <section>
              <h2>{t.ship.files(ship.files.length)}</h2>
              <Files>
                {ship.files.map((file) => (
                  <li key={file}>
                    <code>{file}</code>
                  </li>
                ))}
              </Files>
            </section>
          )}
          {ship.commitMessage !== '' && (
            <Card>
              <h2>{t.ship.commit}</h2>
              <CopyText label={t.ship.copyMessage} text={ship.commitMessage} />
              <h2>{t.ship.commands}</h2>
              <CopyText label={t.ship.copyCommands} text={ship.commands.join('\n')} />
            </Card>
          )}
        </>
      )}
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  align-content: start;
  gap: ${token('space.m')};
  max-inline-size: 70rem;
  padding: ${token('space.l')};

  h2 {
    padding-block-end: ${token('space.xs')};
    font-size: 1.125rem;
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${token('space.s')};
`;

const Files = styled.ul`
  columns: 2;
  list-style: none;
`;
