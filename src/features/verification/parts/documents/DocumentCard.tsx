import { useId } from 'react';
import { styled } from 'styled-components';
import type { DocumentKind, PlayerDocument } from '../../../../shared/contract/account/documents.ts';
import { formatDateTime } from '../../../../shared/time/formatTime.ts';
import { token } from '../../../../shared/tokens/token.ts';
import { Badge } from '../../../../ui/badge/Badge.tsx';
import { Card } from '../../../../ui/card/Card.tsx';
import { Note } from '../../../../ui/note/Note.tsx';
import { useTimeZone } from '../../../settings/useTimeZone.ts';
import { ChosenDocument } from './ChosenDocument.tsx';
import { kindTexts, statusTexts } from './documentTexts.ts';
import { FilePicker } from './FilePicker.tsx';
import { useDocumentUpload } from './useDocumentUpload.ts';

interface DocumentCardProps {
  kind: DocumentKind;
  // The latest upload.
  sent: PlayerDocument | undefined;
}

export function DocumentCard({ kind, sent }: DocumentCardProps) {
  const { title, hint } = kindTexts[kind];
  const { chosen, sentPercent, error, choose, discard, send } = useDocumentUpload(kind);
  const timeZone = useTimeZone();
  const titleId = useId();
  const errorId = useId();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Column>
        <Head>
          <h2 id={titleId}>{title}</h2>
          {sent && <Badge $kind={statusTexts[sent.status].badge}>{statusTexts[sent.status].text}</Badge>}
        </Head>
        <Hint>{hint}</Hint>
        {sent && (
          <Hint>
            Enviado em {formatDateTime(sent.created_at, timeZone)}
            {sent.name && `: ${sent.name}`}
          </Hint>
        )}
        {sent?.status === 'refused' && sent.reason && <Note kind="warning">{sent.reason}</Note>}
        {chosen ? (
          <ChosenDocument
            file={chosen.file}
            preview={chosen.preview}
            sentPercent={sentPercent}
            onSend={send}
            onDiscard={discard}
          />
        ) : (
          <FilePicker
            name={title}
            text={sent ? 'Enviar outro arquivo' : 'Escolher arquivo'}
            errorId={error ? errorId : undefined}
            onChoose={choose}
          />
        )}
        {/* Below the controls, which must not move. */}
        {error && (
          <Note kind="danger" role="alert">
            <span id={errorId}>{error}</span>
          </Note>
        )}
      </Column>
    </Card>
  );
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space.s')};
  block-size: 100%;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${token('space.xs')};

  h2 {
    font-size: 1.0625rem;
  }
`;

const Hint = styled.p`
  color: ${token('color.text-muted')};
  font-size: 0.9375rem;
  overflow-wrap: anywhere;
`;
