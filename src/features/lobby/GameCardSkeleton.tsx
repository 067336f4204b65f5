import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { captionHeight } from './gameCardStyle.ts';

export function GameCardSkeleton() {
  return (
    <div>
      <Skeleton shape="card" ratio={token('cover.ratio')} />
      <Caption>
        <Skeleton width="80%" />
      </Caption>
    </div>
  );
}

const Caption = styled.div`
  block-size: ${captionHeight};
  padding-block-start: 0.375rem;
`;
