import { styled } from 'styled-components';
import { token } from '../../../../shared/tokens/token.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { ProgressBar } from '../../../../ui/progress/ProgressBar.tsx';
import { formatFileSize } from './documentFile.ts';

interface ChosenDocumentProps {
  file: File;
  preview: string | null;
  // Percent while uploading.
  sentPercent: number | null;
  onSend: () => void;
  onDiscard: () => void;
}

export function ChosenDocument({ file, preview, sentPercent, onSend, onDiscard }: ChosenDocumentProps) {
  const isSending = sentPercent !== null;
  return (
    <Column>
      {preview ? (
        <Picture src={preview} alt={`Prévia de ${file.name}`} />
      ) : (
        <Paper aria-hidden="true">
          <Icon name="list" size={32} /> PDF
        </Paper>
      )}
      <Name>
        {file.name} · {formatFileSize(file.size)}
      </Name>
      {isSending && <ProgressBar label="Enviando" value={sentPercent} valueText={`${sentPercent} %`} />}
      <Actions>
        <Button loading={isSending} onClick={onSend}>
          Enviar
        </Button>
        <Button variant="quiet" disabled={isSending} onClick={onDiscard}>
          Trocar arquivo
        </Button>
      </Actions>
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  gap: ${token('space.s')};
`;

const Picture = styled.img`
  inline-size: 100%;
  block-size: 12rem;
  border-radius: ${token('radius.control')};
  background: ${token('color.background')};
  object-fit: contain;
`;

const Paper = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${token('space.xs')};
  block-size: 6rem;
  border-radius: ${token('radius.control')};
  background: ${token('color.background')};
  font-weight: 700;
`;

const Name = styled.p`
  font-size: 0.9375rem;
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  gap: ${token('space.xs')};
`;
