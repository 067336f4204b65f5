import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import { Icon } from '../icon/Icon.tsx';

interface FormMessageProps {
  /** What is wrong with the whole form. */
  error: string | undefined;
  /** What has become of it, where it stays on screen afterwards. */
  success?: string | undefined;
}

/** Above a form's button, in a place that is always there: nothing moves when the message comes. */
export function FormMessage({ error, success }: FormMessageProps) {
  const text = error ?? success;
  return (
    <Place role={error || !success ? 'alert' : 'status'} $look={look(error, success)}>
      {text && (
        <>
          <Icon name={error ? 'error' : 'check'} size={20} />
          <span>{text}</span>
        </>
      )}
    </Place>
  );
}

type Look = 'error' | 'success' | 'empty';

function look(error: string | undefined, success: string | undefined): Look {
  if (error) return 'error';
  return success ? 'success' : 'empty';
}

const backgrounds: Record<Look, string> = {
  error: token('color.danger-soft'),
  success: token('color.success-soft'),
  empty: 'none',
};

const Place = styled.div<{ $look: Look }>`
  display: flex;
  align-items: center;
  gap: ${token('space.xs')};
  /* Two lines on the narrowest phone. */
  min-block-size: 3.25rem;
  margin-block-end: ${token('space.xs')};
  padding: 0.375rem ${token('space.s')};
  border-radius: ${token('radius.control')};
  background: ${({ $look }) => backgrounds[$look]};
  font-size: 0.9375rem;
  line-height: 1.25rem;

  svg {
    flex: none;
  }
`;
