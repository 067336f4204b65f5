import { useState } from 'react';
import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import { Button } from '../../ui/button/Button.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { BrlField } from '../../ui/money/BrlField.tsx';
import { Note } from '../../ui/note/Note.tsx';
import { type AutoEnd, type AutoStops, autoEndTexts } from './autoStops.ts';
import { pressOnce, usePressGuard } from './usePressGuard.ts';

interface AutoFieldsProps {
  // Of one round.
  stakeCents: number;
  // Remaining rounds; null when automatic play is off.
  left: number | null;
  ended: AutoEnd | null;
  // Whether play ends after the current round.
  stopping?: boolean;
  disabled: boolean;
  hint?: string;
  onStart: (stops: AutoStops) => void;
  onStop: () => void;
}

const mostRounds = 100;
// The loss that ends automatic play until the player chooses another one.
const usualLossInStakes = 5;
// Empty and zero mean no stop.
const stopOf = (cents: number | null) => cents || null;

export function AutoFields(props: AutoFieldsProps) {
  const { stakeCents, left, ended, stopping = false, disabled, hint, onStart, onStop } = props;
  const [rounds, setRounds] = useState('10');
  const [win, setWin] = useState<number | null>(null);
  // Undefined until edited, so that it follows the stake.
  const [chosenLoss, setLoss] = useState<number | null>();
  const loss = chosenLoss === undefined ? stakeCents * usualLossInStakes : chosenLoss;
  const count = /^\d{1,3}$/.test(rounds) ? Number(rounds) : 0;
  const problem = count < 1 || count > mostRounds ? `De 1 a ${mostRounds} rodadas` : null;
  const isRunning = left !== null;
  const justChanged = usePressGuard(isRunning);
  const press = () => {
    if (isRunning) onStop();
    else if (!justChanged)
      onStart({ rounds: count, stopAtWinCents: stopOf(win), stopAtLossCents: stopOf(loss) });
  };
  return (
    <Fields>
      <TextField
        label="Rodadas"
        inputMode="numeric"
        value={rounds}
        disabled={isRunning}
        error={problem}
        reserveMessage={false}
        onChange={(event) => setRounds(event.target.value)}
      />
      <Pair>
        <BrlField
          label="Parar ao ganhar"
          placeholder="sem limite"
          cents={win}
          disabled={isRunning}
          reserveMessage={false}
          onCentsChange={setWin}
        />
        <BrlField
          label="Parar ao perder"
          placeholder="sem limite"
          cents={loss}
          disabled={isRunning}
          reserveMessage={false}
          onCentsChange={setLoss}
        />
      </Pair>
      {hint !== undefined && <Hint>{hint}</Hint>}
      {/* One button for both, so that it keeps the focus. */}
      <Button
        wide
        size="l"
        variant={isRunning ? 'secondary' : 'primary'}
        loading={isRunning && stopping}
        disabled={!isRunning && (disabled || problem !== null)}
        aria-disabled={!isRunning && justChanged}
        onKeyDown={pressOnce}
        onClick={press}
      >
        {isRunning ? `Parar (${left} ${left === 1 ? 'rodada' : 'rodadas'})` : 'Iniciar automático'}
      </Button>
      {ended !== null && !isRunning && <Note role="status">{autoEndTexts[ended]}</Note>}
    </Fields>
  );
}

const Fields = styled.div`
  display: grid;
  gap: ${token('space.s')};
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${token('space.xs')};
`;

const Hint = styled.p`
  color: ${token('color.text-muted')};
  font-size: 0.875rem;
`;
