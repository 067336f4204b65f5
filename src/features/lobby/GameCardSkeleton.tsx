import { styled } from 'styled-components';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { captionHeight, shownCoverRatio } from './gameCardStyle.ts';

export function GameCardSkeleton() {
  return (
    <div>
      <Skeleton shape="card" ratio={shownCoverRatio} />
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
