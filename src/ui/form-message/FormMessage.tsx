import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import { Icon } from '../icon/Icon.tsx';

interface FormMessageProps {
  // Error of the whole form.
  error: string | undefined;
  // Outcome, when the form stays visible.
  success?: string | undefined;
  // Information before submitting.
  notice?: string | undefined;
}

/** Shows a form's message in reserved space above its button. */
export function FormMessage({ error, success, notice }: FormMessageProps) {
  const text = error ?? success ?? notice;
  const look = error ? 'error' : success ? 'success' : notice ? 'notice' : 'empty';
  return (
    <Place role={error || !text ? 'alert' : 'status'} $look={look}>
      {text && (
        <>
          <Icon name={icons[look]} size={20} />
          <span>{text}</span>
        </>
      )}
    </Place>
  );
}

type Look = 'error' | 'success' | 'notice' | 'empty';

const icons = { error: 'error', success: 'check', notice: 'warning', empty: 'info' } as const;

const backgrounds: Record<Look, string> = {
  error: token('color.danger-soft'),
  success: token('color.success-soft'),
  notice: token('color.warning-soft'),
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
  overflow-wrap: anywhere;

  svg {
    flex: none;
  }
`;
