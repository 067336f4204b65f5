import { useNavigation } from 'react-router';
import { keyframes, styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';

// Appears after 150 ms, so that fast pages do not flash it.
export function NavigationProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <>
      <VisuallyHidden role="status">Carregando página</VisuallyHidden>
      <Line aria-hidden="true" />
    </>
  );
}

const grow = keyframes`
  from { transform: scaleX(0); }
  to { transform: scaleX(0.9); }
`;

const appear = keyframes`from { opacity: 0; }`;

const Line = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: 200;
  block-size: 3px;
  background: ${token('color.primary')};
  transform-origin: left;
  animation:
    ${grow} 6s cubic-bezier(0.1, 0.7, 0.1, 1) both,
    ${appear} 1ms 150ms both;
`;
