import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import { Card } from '../card/Card.tsx';
import { Skeleton } from './Skeleton.tsx';

/** Shows the shape of a list of movements: a name over a detail, and an amount. */
export function RowsSkeleton({ count, status }: { count: number; status: string }) {
  return (
    <Card>
      <Skeleton width="8rem" status={status} />
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal placeholders that never move
        <Row key={row}>
          <div>
            <Skeleton width="8rem" />
            <Skeleton width="12rem" />
          </div>
          <Skeleton width="5rem" />
        </Row>
      ))}
    </Card>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.m')};
  padding-block: ${token('space.s')};

  & + & {
    border-block-start: 1px solid ${token('color.border')};
  }
`;
