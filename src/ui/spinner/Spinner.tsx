import { keyframes, styled } from 'styled-components';
import { withReducedMotion } from '../layout/screens.ts';

interface SpinnerProps {
  /** In px. */
  size?: number;
}

/** Decoration in the text colour; what is being waited for is said by whoever shows it. */
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

  /* Something has to move while one waits; this does not travel. */
  ${withReducedMotion} {
    animation: ${breathe} 2s ease-in-out infinite !important;
  }
`;
