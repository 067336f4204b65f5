import { type ReactNode, useId, useState } from 'react';
import { css, styled } from 'styled-components';
import { token } from '../../../src/shared/tokens/token.ts';
import { useTexts } from '../texts/useTexts.ts';

interface DropZoneProps {
  label: string;
  accept: string;
  multiple?: boolean;
  busy?: boolean;
  busyLabel?: string;
  onFiles: (files: File[]) => void;
  children?: ReactNode;
}

/** Takes files by drop, press or keyboard. */
export function DropZone({
  label,
  accept,
  multiple = false,
  busy = false,
  busyLabel,
  onFiles,
  children,
}: DropZoneProps) {
  const t = useTexts();
  const id = useId();
  const [over, setOver] = useState(false);
  const give = (list: FileList | null) => {
    const files = [...(list ?? [])].slice(0, multiple ? undefined : 1);
    if (files.length > 0) onFiles(files);
  };
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
        give(event.dataTransfer.files);
      }}
    >
      {children}
      <span>{busy ? (busyLabel ?? t.pictures.reading) : label}</span>
      <input
        id={id}
        type="file"
        accept={accept}
        multiple={multiple}
        disabled={busy}
        onChange={(event) => {
          give(event.target.files);
          // The same file can be chosen again.
          event.target.value = '';
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
