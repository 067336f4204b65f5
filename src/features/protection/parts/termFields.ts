import { styled } from 'styled-components';
import { token } from '../../../shared/tokens/token.ts';
import { withHover } from '../../../ui/layout/screens.ts';

// `$min` is a CSS length: what the longest term needs.
export const Terms = styled.fieldset<{ $min?: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${({ $min = '9rem' }) => $min}), 1fr));
  gap: ${token('space.xs')};
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    padding-block-end: ${token('space.xs')};
    font-weight: 600;
  }
`;

export const Term = styled.label`
  display: flex;
  align-items: center;
  gap: ${token('space.xs')};
  min-block-size: 3rem;
  padding-inline: ${token('space.m')};
  border: 1px solid ${token('color.control-border')};
  border-radius: ${token('radius.control')};
  cursor: pointer;

  /* Like the boxes of the kit, which browsers would draw in their own colors. */
  input {
    appearance: none;
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin: 0;
    border: 1px solid ${token('color.control-border')};
    border-radius: 50%;
    background: ${token('color.background')};
    cursor: pointer;
  }

  input:checked {
    border: 0.375rem solid ${token('color.primary')};
    background: ${token('color.on-primary')};
  }

  @media (forced-colors: active) {
    input {
      appearance: auto;
    }
  }

  &:has(:checked) {
    border-color: ${token('color.primary')};
    background: ${token('color.primary-soft')};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${token('color.focus')};
    outline-offset: 1px;
  }

  ${withHover} {
    &:hover {
      background: ${token('color.surface-hover')};
    }
  }
`;
