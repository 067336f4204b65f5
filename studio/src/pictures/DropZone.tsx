import { type ReactNode, useId, useState } from 'react';
import { css, styled } from 'styled-components';
import { token } from '../../../src/shared/tokens/token.ts';
import { useTexts } from '../texts/useTexts.ts';

interface DropZoneProps {
  label: string;
  accept: string;
  busy?: boolean;
  onFile: (file: File) => void;
  children?: ReactNode;
}

/** Takes a file by drop, press or keyboard. */
export function DropZone({ label, accept, busy = false, onFile, children }: DropZoneProps) {
  const t = useTexts();
  const id = useId();
  const [over, setOver] = useState(false);
  return (
    <Zone
      htmlFor={id}
      $over={over}
      aria-busy={busy || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file) onFile(file);
      }}
    >
      {children}
      <span>{busy ? t.pictures.reading : label}</span>
      <input
        id={id}
        type="file"
        accept={accept}
        disabled={busy}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file can be chosen again.
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
    </Zone>
  );
}

const Zone = styled.label<{ $over: boolean }>`
  display: grid;
  gap: ${token('space.xs')};
  justify-items: center;
  padding: ${token('space.s')};
  border: 1px dashed ${token('color.control-border')};
  border-radius: ${token('radius.control')};
  color: ${token('color.text-muted')};
  font-size: 0.875rem;
  text-align: center;
  cursor: pointer;

  ${({ $over }) =>
    $over &&
    css`
      border-color: ${token('color.primary')};
      background: ${token('color.primary-soft')};
      color: ${token('color.text')};
    `}

  input {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    opacity: 0;
  }

  &:focus-within {
    outline: 2px solid ${token('color.focus')};
    outline-offset: 2px;
  }
`;
