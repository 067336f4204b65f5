import { useId } from 'react';
import { styled } from 'styled-components';
import { token } from '../../../../shared/tokens/token.ts';
import { withHover } from '../../../../ui/layout/screens.ts';
import { acceptedFiles } from './documentFile.ts';

interface FilePickerProps {
  // Accessible name of the input.
  name: string;
  text: string;
  errorId: string | undefined;
  onChoose: (file: File | undefined) => void;
}

/** Styles a native file input as a button that accepts dropped files. */
export function FilePicker({ name, text, errorId, onChoose }: FilePickerProps) {
  const id = useId();
  return (
    <Place>
      <input
        id={id}
        type="file"
        accept={acceptedFiles}
        aria-label={name}
        aria-describedby={errorId}
        aria-invalid={errorId ? true : undefined}
        onChange={({ target }) => {
          onChoose(target.files?.[0]);
          // The same file may be selected again after it was discarded.
          target.value = '';
        }}
      />
      <span aria-hidden="true">{text}</span>
    </Place>
  );
}

const Place = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  /* Level in cards of one row, whose hints differ in length. */
  margin-block-start: auto;
  min-block-size: 2.75rem;
  padding: 0.5rem ${token('space.m')};
  border: 1px dashed ${token('color.control-border')};
  border-radius: ${token('radius.control')};
  font-weight: 650;

  input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    opacity: 0;
    cursor: pointer;
  }

  &:focus-within {
    outline: 2px solid ${token('color.focus')};
    outline-offset: 2px;
  }

  ${withHover} {
    &:hover {
      background: ${token('color.surface-hover')};
    }
  }
`;
