import { memo, type ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { token } from '../../../shared/tokens/token.ts';
import { fromTablet } from '../../../ui/layout/screens.ts';
import { RailBox, RailHead } from '../../../ui/rail/railFrame.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';

interface RowFrameProps {
  // Absent while the title is loading.
  title?: string;
  children: ReactNode;
}

/** Reserves the height of a rail before its content loads. */
export function RowFrame({ title, children }: RowFrameProps) {
  return (
    <RailBox>
      <RailHead>{title !== undefined && <h2>{title}</h2>}</RailHead>
      {children}
    </RailBox>
  );
}

interface RowSkeletonProps {
  title?: string;
  // Announced while loading, as in `Carregando jogos`.
  status: string;
  // A stable element, because the component is memoized.
  item: ReactNode;
  itemWidth: { phone: string; wide: string };
}

/** Shows placeholders and, after 6 s, a CSS-only message about the wait. */
export const RowSkeleton = memo(function RowSkeleton({ title, status, item, itemWidth }: RowSkeletonProps) {
  return (
    <RailBox aria-busy="true">
      <RailHead>
        {title === undefined ? <TitlePlace /> : <h2>{title}</h2>}
        <Patience>
          <VisuallyHidden>{status}. </VisuallyHidden>
          Está demorando um pouco…
        </Patience>
      </RailHead>
      <Items aria-hidden="true" $phone={itemWidth.phone} $wide={itemWidth.wide}>
        {Array.from({ length: 10 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal placeholders that never move
          <div key={index}>{item}</div>
        ))}
      </Items>
    </RailBox>
  );
});

const TitlePlace = styled.span`
  inline-size: 9rem;
  block-size: 1.25rem;
  border-radius: ${token('radius.control')};
  background: ${token('color.skeleton')};
`;

const appear = keyframes`to { opacity: 1; }`;

const Patience = styled.span`
  /* The title keeps its line. */
  flex: 1 1 0;
  overflow: hidden;
  text-align: end;
  color: ${token('color.text-muted')};
  font-size: 0.8125rem;
  text-overflow: ellipsis;
  white-space: nowrap;
  opacity: 0;
  animation: ${appear} 300ms 6s forwards;
`;

const Items = styled.div<{ $phone: string; $wide: string }>`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: ${({ $phone }) => $phone};
  gap: ${token('space.s')};
  overflow: hidden;
  padding: ${token('space.2xs')};
  margin: calc(-1 * ${token('space.2xs')});

  ${fromTablet} {
    grid-auto-columns: ${({ $wide }) => $wide};
  }
`;
