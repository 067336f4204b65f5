import { styled } from 'styled-components';
import { token } from '../../../shared/tokens/token.ts';
import { onLowScreen, onPhone } from '../../../ui/layout/screens.ts';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';

export const many = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Shows the shape of a list of matches by league, with the cards that lead the overview. */
export function ListSkeleton({ hasCards }: { hasCards: boolean }) {
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

// The widths and breakpoints of the widget's list.
export const Events = styled.div`
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

    @container events (min-width: 46rem) {
      grid-auto-columns: minmax(14.5rem, 1fr);
    }
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
