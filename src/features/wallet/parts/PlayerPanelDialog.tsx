import { styled } from 'styled-components';
import { playedTime } from '../../../shared/time/playedTime.ts';
import { token } from '../../../shared/tokens/token.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { MoneyText } from '../../../ui/money/MoneyText.tsx';
import { StopToday } from '../../protection/StopToday.tsx';
import { useBalance } from '../balance.ts';
import { useDayResult } from '../useDayResult.ts';
import { useLifetimeResult } from '../useLifetimeResult.ts';
import { FactList } from './FactList.ts';
import type { TimeUsed } from './timeUsed.ts';

interface PlayerPanelDialogProps {
  time: TimeUsed | null;
  onClose: () => void;
}

/** Opens the panel of a phone: time, results and balance on a screen of their own. */
export function PlayerPanelDialog({ time, onClose }: PlayerPanelDialogProps) {
  const balance = useBalance();
  const todayCents = useDayResult();
  const totalCents = useLifetimeResult(todayCents);
  return (
    <Dialog open title="Seu jogo" closeLabel="Fechar" size="s" onClose={onClose}>
      <FactList>
        <div>
          <dt>Saldo</dt>
          <dd>{balance ? <MoneyText cents={balance.mainCents} /> : unknown}</dd>
        </div>
        {balance !== null && balance.bonusCents > 0 && (
          <div>
            <dt>Saldo de bônus</dt>
            <dd>
              <MoneyText cents={balance.bonusCents} />
            </dd>
          </div>
        )}
        <div>
          <dt>Resultado de hoje</dt>
          <dd>{todayCents === null ? unknown : <MoneyText cents={todayCents} signed />}</dd>
        </div>
        {totalCents !== undefined && (
          <div>
            <dt>Desde a abertura da conta</dt>
            <dd>
              <MoneyText cents={totalCents} signed />
            </dd>
          </div>
        )}
        <div>
          <dt>Tempo de jogo {time?.span ?? 'hoje'}</dt>
          <dd>{time ? playedTime(time.ms) : unknown}</dd>
        </div>
      </FactList>
      <Actions>
        <StopToday wide onStopped={onClose} />
        <ButtonLink wide variant="quiet" size="s" to="/user/protection" onClick={onClose}>
          Meus limites
        </ButtonLink>
      </Actions>
    </Dialog>
  );
}

const unknown = '—';

const Actions = styled.div`
  display: grid;
  gap: ${token('space.xs')};
  margin-block-start: ${token('space.l')};
`;
