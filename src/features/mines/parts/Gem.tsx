import { styled } from 'styled-components';
import { token } from '../../../shared/tokens/token.ts';

export function Gem() {
  return (
    <Stone aria-hidden="true" viewBox="0 0 24 24">
      <path d="M6 3h12l4 6-10 12L2 9z" />
      <path data-light d="M6 3h12l-6 6zM2 9l4-6 6 6zM12 9l6-6 4 6z" />
    </Stone>
  );
}

const Stone = styled.svg`
  fill: ${token('color.success')};

  [data-light] {
    fill: ${token('color.surface')};
    opacity: 0.35;
  }
`;
