import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { Skeleton } from './Skeleton.tsx';

/** Shows the shape of a form: labels over fields, and its button. */
export function FieldsSkeleton({ count, status }: { count: number; status?: string }) {
  return (
    <Fields>
      {status !== undefined && <VisuallyHidden role="status">{status}</VisuallyHidden>}
      {Array.from({ length: count }, (_, field) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal placeholders that never move
        <div key={field}>
          <Skeleton width="6rem" />
          <Skeleton shape="block" height="2.875rem" />
        </div>
      ))}
      <Skeleton shape="block" height="3.25rem" />
    </Fields>
  );
}

const Fields = styled.div`
  display: grid;
  gap: ${token('space.m')};
`;
