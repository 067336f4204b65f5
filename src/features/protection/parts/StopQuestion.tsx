import { styled } from 'styled-components';
import { formatDateTime } from '../../../shared/time/formatTime.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { useTimeZone } from '../../settings/useTimeZone.ts';

interface StopQuestionProps {
  // End of the pause.
  endMs: number;
  isStopping: boolean;
  onStop: () => void;
  onClose: () => void;
}

/** Asks before a pause of 24 hours and says until when, because nothing shortens it. */
export function StopQuestion({ endMs, isStopping, onStop, onClose }: StopQuestionProps) {
  const timeZone = useTimeZone();
  return (
    <Dialog open title="Pausar por 24 horas" closeLabel="Fechar" size="s" busy={isStopping} onClose={onClose}>
      <Column $gap="s">
        <p>
          Apostas e depósitos param agora e voltam em <b>{formatDateTime(endMs, timeZone)}</b>. Não é possível
          encurtar a pausa; sacar continua possível.
        </p>
        <Button wide loading={isStopping} onClick={onStop}>
          Confirmar pausa de 24 horas
        </Button>
        <Button wide variant="quiet" disabled={isStopping} onClick={onClose}>
          Voltar
        </Button>
      </Column>
    </Dialog>
  );
}

// Not in the small letters of the panel around it.
const Column = styled(Stack)`
  font-size: 1rem;
  line-height: 1.5;
  white-space: normal;
`;
