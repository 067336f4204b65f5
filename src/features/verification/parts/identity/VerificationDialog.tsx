import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useAppSelector } from '../../../../shared/state/rootState.ts';
import { token } from '../../../../shared/tokens/token.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { useFirstFocus } from '../../../../ui/dialog/useFirstFocus.ts';
import { Note } from '../../../../ui/note/Note.tsx';
import { Skeleton } from '../../../../ui/skeleton/Skeleton.tsx';
import { DocumentDialog } from '../../DocumentDialog.tsx';
import { selectIdentityStep } from '../../identitySlice.ts';
import { CheckSteps } from './CheckSteps.tsx';
import { useIdentityCheck } from './useIdentityCheck.ts';
import { isWidgetThere, type VerificationFlow } from './verificationFlow.ts';
import type { CheckKind } from './widgetMessage.ts';

/** Explains the required check and hosts the provider's widget. */
export function VerificationDialog() {
  const step = useAppSelector(selectIdentityStep);
  const { flow, rootRef, start, close } = useIdentityCheck();
  const check = step === 'pending_kyc' ? 'kyc' : 'face';
  const [documentsOpen, setDocumentsOpen] = useState(false);
  if (documentsOpen) return <DocumentDialog onClose={() => setDocumentsOpen(false)} />;
  return (
    <Dialog open title="Verificação" closeLabel="Fechar" onClose={close}>
      {isWidgetThere(flow) ? (
        <>
          {flow.step === 'starting' && (
            <Skeleton shape="block" height="32rem" status="Abrindo a verificação" />
          )}
          <WidgetPlace id="legitimuz-root" ref={rootRef} $shown={flow.step === 'running'} />
        </>
      ) : (
        <Intro
          flow={flow}
          check={flow.step === 'failed' ? flow.check : check}
          onStart={start}
          onDocuments={() => setDocumentsOpen(true)}
        />
      )}
    </Dialog>
  );
}

interface IntroProps {
  flow: VerificationFlow;
  check: CheckKind;
  onStart: () => void;
  onDocuments: () => void;
}

// Takes the focus, because the widget's frame that had it is gone.
function Intro({ flow, check, onStart, onDocuments }: IntroProps) {
  const column = useRef<HTMLDivElement>(null);
  useFirstFocus(column);
  return (
    <Column ref={column}>
      {flow.step === 'failed' && (
        <Note kind="danger" role="alert">
          A verificação não abriu. Confira sua conexão, permita o uso da câmera e tente de novo.
        </Note>
      )}
      {flow.step === 'ready' && flow.unconfirmed && (
        <Note role="status">
          Recebemos sua verificação e ela está sendo confirmada. Isso pode levar alguns instantes.
        </Note>
      )}
      <CheckSteps check={check} />
      <Button
        size="l"
        wide
        loading={flow.step === 'asking' || flow.step === 'confirming'}
        onClick={onStart}
        data-autofocus
      >
        {flow.step === 'failed' ? 'Tentar de novo' : 'Iniciar verificação'}
      </Button>
      <Button variant="quiet" wide onClick={onDocuments}>
        Enviar documentos
      </Button>
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  gap: ${token('space.l')};
`;

// CSP blocks the widget's own stylesheet, so its frame is sized here.
const WidgetPlace = styled.div<{ $shown: boolean }>`
  visibility: ${({ $shown }) => ($shown ? 'visible' : 'hidden')};
  block-size: ${({ $shown }) => ($shown ? 'auto' : '0')};
  overflow: hidden;

  iframe {
    display: block;
    inline-size: 100%;
    block-size: min(34rem, calc(100dvh - 9rem));
    border: 0;
    border-radius: ${token('radius.card')};
  }
`;
