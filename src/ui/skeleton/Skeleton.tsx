import { css, styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';

type SkeletonShape = 'text' | 'block' | 'card';

interface SkeletonProps {
  shape?: SkeletonShape;
  // Lines of a text or rows of a list.
  count?: number;
  // CSS lengths; a block defaults to full width and 6rem height.
  width?: string;
  height?: string;
  // Width by height, for pictures.
  ratio?: number | string;
  // Announced once, as in `Carregando jogos`.
  status?: string;
}

export function Skeleton({ shape = 'text', count = 1, width, height, ratio, status }: SkeletonProps) {
  return (
    <>
      {status !== undefined && <VisuallyHidden role="status">{status}</VisuallyHidden>}
      {Array.from({ length: count }, (_, line) => (
        <Shape
          // biome-ignore lint/suspicious/noArrayIndexKey: equal placeholders that never move
          key={line}
          aria-hidden="true"
          data-skeleton={ratio === undefined ? shape : ''}
          $shape={shape}
          $width={width}
          $height={height}
          $ratio={ratio}
          $last={shape === 'text' && count > 1 && line === count - 1}
        />
      ))}
    </>
  );
}

interface ShapeAppearance {
  $shape: SkeletonShape;
  $width: string | undefined;
  $height: string | undefined;
  $ratio: number | string | undefined;
  $last: boolean;
}

const shapes = {
  text: css`
    block-size: 0.75em;
    margin-block: 0.375em;
    border-radius: ${token('radius.control')};
  `,
  block: css`
    block-size: 6rem;
    border-radius: ${token('radius.control')};
  `,
  card: css`
    block-size: 12rem;
    border-radius: ${token('radius.card')};
  `,
};

const Shape = styled.span<ShapeAppearance>`
  display: block;
  max-inline-size: 100%;
  inline-size: ${({ $width, $last }) => $width ?? ($last ? '60%' : '100%')};
  background: ${token('color.skeleton')};
  ${({ $shape }) => shapes[$shape]}
  ${({ $ratio }) => $ratio !== undefined && `block-size: auto; aspect-ratio: ${$ratio};`}
  ${({ $height }) => $height !== undefined && `block-size: ${$height};`}
`;
