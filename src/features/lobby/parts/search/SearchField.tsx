import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { token } from '../../../../shared/tokens/token.ts';
import { IconButton } from '../../../../ui/button/IconButton.tsx';
import { controlStyle } from '../../../../ui/field/controlStyle.ts';
import { Icon } from '../../../../ui/icon/Icon.tsx';

interface SearchFieldProps {
  value: string;
  onChange: (text: string) => void;
  onFocus?: () => void;
  onBlur: () => void;
}

export function SearchField({ value, onChange, onFocus, onBlur }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  // A link to the search, as on home.
  const isAsked = useLocation().hash === '#busca';
  useEffect(() => {
    if (isAsked) field.current?.focus({ preventScroll: true });
  }, [isAsked]);
  return (
    <Box role="search">
      <Icon name="search" size={20} />
      <Input
        ref={field}
        type="search"
        aria-label="Buscar jogos"
        placeholder="Jogo, provedor, categoria"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        value={value}
        onFocus={onFocus}
        onBlur={onBlur}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && value) {
            event.preventDefault();
            onChange('');
          }
          // Closes the phone's keyboard, which covers the results.
          if (event.key === 'Enter') event.currentTarget.blur();
        }}
      />
      {/* Always rendered: adding it with the first letter would cost a layout of the whole page. */}
      <IconButton
        data-idle={value === '' || undefined}
        size="s"
        aria-label="Limpar busca"
        icon={<Icon name="close" size={18} />}
        onClick={() => onChange('')}
      />
    </Box>
  );
}

const Box = styled.div`
  position: relative;
  flex: 1 1 14rem;
  min-inline-size: 0;

  > svg {
    position: absolute;
    inset-block-start: calc(50% - 10px);
    inset-inline-start: ${token('space.s')};
    z-index: 1;
    color: ${token('color.text-muted')};
    pointer-events: none;
  }

  > button {
    position: absolute;
    inset-block-start: calc(50% - 1rem);
    inset-inline-end: 0.5rem;

    &[data-idle] {
      visibility: hidden;
    }
  }
`;

// A fixed size and strict containment keep typing from laying out the whole page.
const Input = styled.input`
  ${controlStyle}
  display: block;
  block-size: 2.875rem;
  contain: strict;
  padding-inline: 2.625rem 2.75rem;
  background: ${token('color.surface')};
  appearance: none;
  text-overflow: ellipsis;

  /* The button that clears is hidden. */
  &:placeholder-shown {
    padding-inline-end: ${token('space.s')};
  }

  &::-webkit-search-cancel-button {
    display: none;
  }
`;
