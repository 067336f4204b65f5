import { useState } from 'react';
import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import { Button } from '../../ui/button/Button.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { BrlField } from '../../ui/money/BrlField.tsx';
import { Note } from '../../ui/note/Note.tsx';
import { type AutoEnd, type AutoStops, autoEndTexts } from './autoStops.ts';
import { pressOnce, useJustChanged } from './pressing.ts';

interface AutoFieldsProps {
  /** Rounds still to play; null: it is not running. */
  left: number | null;
  /** How the last automatic play ended. */
  ended: AutoEnd | null;
  /** Stopping, but the round under way is still to end. */
  stopping?: boolean;
  disabled: boolean;
  hint?: string;
  onStart: (stops: AutoStops) => void;
  onStop: () => void;
}

const mostRounds = 100;
/** Nothing, and zero, is no stop. */
const stopOf = (cents: number | null) => cents || null;

/** Stop conditions of automatic play, and the button that starts or ends it. */
export function AutoFields(props: AutoFieldsProps) {
  const { left, ended, stopping = false, disabled, hint, onStart, onStop } = props;
  const [rounds, setRounds] = useState('10');
  const [win, setWin] = useState<number | null>(null);
  const [loss, setLoss] = useState<number | null>(null);
  const count = /^\d{1,3}$/.test(rounds) ? Number(rounds) : 0;
  const problem = count < 1 || count > mostRounds ? `De 1 a ${mostRounds} rodadas` : null;
  const isRunning = left !== null;
  const justChanged = useJustChanged(isRunning);
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
      {/* One button for both: whoever pressed it keeps the focus. */}
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
