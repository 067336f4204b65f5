import { keyframes, styled } from 'styled-components';
import { withReducedMotion } from '../layout/screens.ts';

interface SpinnerProps {
  // Pixels.
  size?: number;
}

// Decorative, in the text color; its owner announces the wait.
export function Spinner({ size = 20 }: SpinnerProps) {
  return (
    <Turning
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
    >
      <circle cx="12" cy="12" r="9" strokeWidth="3" opacity="0.25" />
      <path d="M21 12a9 9 0 0 0-9-9" strokeWidth="3" strokeLinecap="round" />
    </Turning>
  );
}

const turn = keyframes`to { transform: rotate(1turn); }`;
const breathe = keyframes`50% { opacity: 0.4; }`;

const Turning = styled.svg`
  flex: none;
  animation: ${turn} 800ms linear infinite;

  /* Reduced motion still shows activity, without movement. */
  ${withReducedMotion} {
    animation: ${breathe} 2s ease-in-out infinite !important;
  }
`;
