import { keyframes, styled } from 'styled-components';
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

/** Shows a form's message above its button; without one it takes no space. */
export function FormMessage({ error, success, notice }: FormMessageProps) {
  const text = error ?? success ?? notice;
  const appearance = error ? 'error' : success ? 'success' : notice ? 'notice' : 'empty';
  return (
    <Place role={error || !text ? 'alert' : 'status'} $isEmpty={!text}>
      {text && (
        <Fold>
          <Line $appearance={appearance}>
            <Icon name={icons[appearance]} size={20} />
            <span>{text}</span>
          </Line>
        </Fold>
      )}
    </Place>
  );
}

type Appearance = 'error' | 'success' | 'notice' | 'empty';

const icons = { error: 'error', success: 'check', notice: 'warning', empty: 'info' } as const;

const unfold = keyframes`from { grid-template-rows: 0fr; } to { grid-template-rows: 1fr; }`;

const backgrounds: Record<Appearance, string> = {
  error: token('color.danger-soft'),
  success: token('color.success-soft'),
  notice: token('color.warning-soft'),
  empty: 'none',
};

// A live region has to exist before its text; out of the flow, it needs no gap of its parent.
const Place = styled.div<{ $isEmpty: boolean }>`
  position: ${({ $isEmpty }) => ($isEmpty ? 'absolute' : 'static')};
  display: grid;
  margin-block-end: ${token('space.xs')};
  animation: ${unfold} ${token('motion.normal')} ${token('motion.easing')};
`;

const Fold = styled.div`
  min-block-size: 0;
  overflow: hidden;
`;

const Line = styled.div<{ $appearance: Appearance }>`
  display: flex;
  align-items: center;
  gap: ${token('space.xs')};
  padding: 0.375rem ${token('space.s')};
  border-radius: ${token('radius.control')};
  background: ${({ $appearance }) => backgrounds[$appearance]};
  font-size: 0.9375rem;
  line-height: 1.25rem;
  overflow-wrap: anywhere;

  svg {
    flex: none;
  }
`;
