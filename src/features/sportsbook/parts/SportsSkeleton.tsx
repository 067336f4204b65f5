import { css, styled } from 'styled-components';
import { token } from '../../../shared/tokens/token.ts';
import { fromDesktop, fromWide, onPhone } from '../../../ui/layout/screens.ts';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import type { BookKind, BookPage } from './bookProps.ts';
import { Events, ListSkeleton, many } from './ListSkeleton.tsx';

interface SportsSkeletonProps {
  kind: BookKind;
  page: BookPage;
}

/** Shows the columns of the sportsbook with the shapes of what comes: leagues, matches with odds, and the slip. */
export function SportsSkeleton({ kind, page }: SportsSkeletonProps) {
  const isBook = kind === 'book';
  return (
    <Host $kind={kind} data-page={page}>
      <VisuallyHidden role="status">Carregando esportes</VisuallyHidden>
      <Book $kind={kind} aria-hidden="true">
        <Tabs data-part="tabs">
          {many(7).map((tab) => (
            <Skeleton key={tab} shape="block" width="7rem" height="100%" />
          ))}
        </Tabs>
        <Skeleton shape="block" height="2.75rem" />
        <Columns $kind={kind}>
          <Tree data-part="tree">
            {many(12).map((league) => (
              <Skeleton key={league} />
            ))}
          </Tree>
          {page === 'match' ? <Match /> : <ListSkeleton hasCards={page === 'overview'} />}
          {isBook && <Slip />}
        </Columns>
      </Book>
      {!isBook && <Slip />}
    </Host>
  );
}

function Match() {
  return (
    <Events>
      <Skeleton shape="card" height="14rem" />
      <Skeleton shape="block" width="24rem" height="2.5rem" />
      <Skeleton shape="card" count={3} height="7rem" />
    </Events>
  );
}

function Slip() {
  return (
    <Empty data-part="slip">
      <Skeleton width="60%" height="1.25rem" />
      <Skeleton shape="block" width="2.25rem" height="2.25rem" />
      <Skeleton width="70%" />
    </Empty>
  );
}

// The widths, gaps and breakpoints of the widget.
const Host = styled.div<{ $kind: BookKind }>`
  ${fromDesktop} {
    container: book / inline-size;
  }

  ${fromWide} {
    ${({ $kind }) =>
      $kind === 'widgets' &&
      css`
        display: grid;
        grid-template-columns: minmax(0, 1fr) 21rem;
        gap: ${token('space.m')};
        align-items: start;
        container: none;
      `}
  }
`;

const Book = styled.div<{ $kind: BookKind }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;

  ${onPhone} {
    gap: 0.5rem;
  }

  ${fromDesktop} {
    ${({ $kind }) => $kind === 'book' && 'grid-template-columns: minmax(0, 1fr) 18rem; column-gap: 1rem;'}
  }
`;

const Tabs = styled.div`
  display: flex;
  gap: 0.375rem;
  block-size: 2.5rem;
  overflow: hidden;

  > * {
    flex: none;
  }

  @media (max-width: 37.99em) {
    block-size: 3rem;

    > * {
      inline-size: 4.375rem;
    }
  }
`;

const Columns = styled.div<{ $kind: BookKind }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-column: 1 / -1;
  gap: 1rem;
  align-items: start;

  ${fromWide} {
    ${({ $kind }) => $kind === 'book' && 'grid-template-columns: minmax(0, 1fr) 18rem;'}
  }

  ${fromDesktop} {
    ${({ $kind }) => $kind === 'widgets' && 'grid-template-columns: 11.5rem minmax(0, 1fr);'}
  }

  @container book (min-width: 73.5rem) {
    grid-template-columns: 10.5rem minmax(0, 1fr) 18rem;
    gap: 0.75rem;
  }
`;

const framed = css`
  border: 1px solid ${token('color.border')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface')};
`;

const Tree = styled.div`
  ${framed}
  display: none;
  gap: 1rem;
  padding: ${token('space.m')};

  ${fromDesktop} {
    ${Columns}:not(:has(> [data-part='slip'])) > & {
      display: grid;
    }
  }

  @container book (min-width: 73.5rem) {
    display: grid;
  }
`;

// On a phone, an empty slip is not shown.
const Empty = styled.div`
  ${framed}
  display: none;
  position: sticky;
  inset-block-start: 6rem;
  justify-items: center;
  gap: ${token('space.m')};
  min-block-size: 13rem;
  padding: ${token('space.m')};

  ${fromWide} {
    display: grid;
  }
`;
