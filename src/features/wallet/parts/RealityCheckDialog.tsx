import { styled } from 'styled-components';
import { playedTime } from '../../../shared/time/playedTime.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { MoneyText } from '../../../ui/money/MoneyText.tsx';
import { StopToday } from '../../protection/StopToday.tsx';
import { FactList } from './FactList.ts';
import type { TimeUsed } from './timeUsed.ts';

interface RealityCheckDialogProps {
  time: TimeUsed;
  resultCents: number | null;
  lifetimeCents: number | undefined;
  onClose: () => void;
}

/** Shows time and result so far and asks whether to go on. */
export function RealityCheckDialog({ time, resultCents, lifetimeCents, onClose }: RealityCheckDialogProps) {
  return (
    <Dialog open title="Hora de conferir" closeLabel="Fechar" size="s" onClose={onClose}>
      <FactList>
        <div>
          <dt>Tempo de jogo {time.span}</dt>
          <dd>{playedTime(time.ms)}</dd>
        </div>
        <div>
          <dt>Resultado de hoje</dt>
          <dd>{resultCents === null ? '—' : <MoneyText cents={resultCents} signed />}</dd>
        </div>
        {lifetimeCents !== undefined && (
          <div>
            <dt>Desde a abertura da conta</dt>
            <dd>
              <MoneyText cents={lifetimeCents} signed />
            </dd>
          </div>
        )}
      </FactList>
      <Actions>
        <Responses>
          <StopToday wide isAsked onStopped={onClose} />
          <Button wide onClick={onClose} data-autofocus>
            Continuar
          </Button>
        </Responses>
        <ButtonLink wide variant="quiet" size="s" to="/user/protection/suspension" onClick={onClose}>
          Fazer uma pausa maior
        </ButtonLink>
        <ButtonLink wide variant="quiet" size="s" to="/user/protection" onClick={onClose}>
          Mudar este aviso e meus limites
        </ButtonLink>
      </Actions>
    </Dialog>
  );
}

// Equally large, so that neither answer is pressed by habit.
const Responses = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${token('space.xs')};
`;

const Actions = styled.div`
  display: grid;
  gap: ${token('space.xs')};
  margin-block-start: ${token('space.l')};
`;
