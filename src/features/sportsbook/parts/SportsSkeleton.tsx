import { css, styled } from 'styled-components';
import { token } from '../../../shared/tokens/token.ts';
import { fromDesktop, fromWide, onLowScreen, onPhone } from '../../../ui/layout/screens.ts';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import type { BookKind, BookPage } from './bookProps.ts';

interface SportsSkeletonProps {
  kind: BookKind;
  page: BookPage;
}

const many = (count: number) => Array.from({ length: count }, (_, index) => index);

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
          {page === 'match' ? <Match /> : <List hasCards={page === 'overview'} />}
          {isBook && <Slip />}
        </Columns>
      </Book>
      {!isBook && <Slip />}
    </Host>
  );
}

function List({ hasCards }: { hasCards: boolean }) {
  return (
    <Events>
      {hasCards && (
        <Cards data-part="cards">
          <Skeleton width="9rem" height="1.5rem" />
          <div>
            {many(3).map((card) => (
              <Skeleton key={card} shape="card" height="11.1rem" />
            ))}
          </div>
        </Cards>
      )}
      <Part>
        <Skeleton width="9rem" height="1.5rem" />
        {many(3).map((league) => (
          <Group key={league} data-part="group">
            <span />
            {many(2).map((match) => (
              <Row key={match} data-part="row">
                <div>
                  <Skeleton width="6rem" />
                  <Skeleton width="9rem" />
                  <Skeleton width="8rem" />
                </div>
                {[3, 2, 2, 1].map((count, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns that never move
                  <Odds key={column}>
                    {many(count).map((odds) => (
                      <Skeleton key={odds} shape="block" height="2.75rem" />
                    ))}
                  </Odds>
                ))}
              </Row>
            ))}
          </Group>
        ))}
      </Part>
    </Events>
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
    grid-template-columns: 11.5rem minmax(0, 1fr) 18rem;
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

const Events = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  container: events / inline-size;

  ${onPhone} {
    gap: 0.625rem;
  }
`;

const Part = styled.div`
  display: grid;
  gap: 0.5rem;

  @media (max-width: 37.99em) {
    gap: 0.375rem;
  }

  > :first-child {
    margin-block: 0;
  }
`;

const Cards = styled(Part)`
  > div {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(16rem, 1fr);
    gap: 0.5rem;
    overflow: hidden;
  }

  @media (max-width: 37.99em) {
    > :first-child {
      display: none;
    }
  }

  ${onLowScreen} {
    display: none;
  }
`;

// In the form that the surrounding page gives its lists.
const Group = styled.div`
  overflow: hidden;
  border: var(--group-border, 1px solid ${token('color.border')});
  border-radius: var(--group-radius, ${token('radius.card')});
  background: var(--group-fill, ${token('color.surface')});
  box-shadow: var(--group-shadow, none);

  > span {
    display: block;
    block-size: 2.5rem;
    background: var(--group-head, ${token('color.surface-raised')});
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 3.25rem;
  gap: 0.5rem;
  align-items: center;
  padding: 0.5rem 0.75rem;
  border-block-start: var(--group-line, 1px solid ${token('color.border')});

  > :first-child {
    display: grid;
    grid-column: 1 / -1;
    align-content: space-between;
    block-size: 4.6rem;
  }

  @container events (max-width: 35.99rem) {
    > :nth-child(n + 3):not(:last-child) {
      display: none;
    }
  }

  @container events (min-width: 36rem) {
    grid-template-columns: minmax(0, 1fr) 11rem 10rem 8rem 2.875rem;
    gap: 0.375rem;
    padding-inline: 0.75rem 0.5rem;

    > :first-child {
      grid-column: auto;
    }
  }

  @container events (min-width: 36rem) and (max-width: 45.99rem) {
    grid-template-columns: minmax(0, 1fr) 10rem 9.75rem 2.875rem;

    > :nth-child(4) {
      display: none;
    }
  }

  @container events (min-width: 52rem) {
    grid-template-columns: minmax(0, 1.4fr) minmax(13.5rem, 1.5fr) minmax(9rem, 1fr) minmax(9rem, 1fr) 3.25rem;
  }
`;

const Odds = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: 0.25rem;
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
