import { useState } from 'react';
import { styled } from 'styled-components';
import { parseBrl } from '../../../shared/money/parseBrl.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import type { AutoPlan } from './autoPlay.ts';

interface AutoPanelProps {
  marked: ReadonlySet<number>;
  /** Rounds still to play; null: it is not running. */
  left: number | null;
  disabled: boolean;
  onStart: (plan: AutoPlan) => void;
  onStop: () => void;
}

const mostRounds = 100;

/** Conditions of the automatic play. */
export function AutoPanel({ marked, left, disabled, onStart, onStop }: AutoPanelProps) {
  const [rounds, setRounds] = useState('10');
  const [win, setWin] = useState('');
  const [loss, setLoss] = useState('');
  const count = /^\d{1,3}$/.test(rounds) ? Number(rounds) : 0;
  const roundsProblem = count < 1 || count > mostRounds ? `De 1 a ${mostRounds} rodadas` : null;
  const amount = (text: string) => (text.trim() ? (parseBrl(text) ?? null) : null);
  const start = () =>
    onStart({
      tiles: [...marked],
      rounds: count,
      stopAtWinCents: amount(win),
      stopAtLossCents: amount(loss),
    });
  if (left !== null) {
    return (
      <Button wide size="l" variant="secondary" onClick={onStop}>
        Parar ({left} {left === 1 ? 'rodada' : 'rodadas'})
      </Button>
    );
  }
  return (
    <Fields>
      <TextField
        label="Rodadas"
        inputMode="numeric"
        value={rounds}
        error={roundsProblem}
        reserveMessage={false}
        onChange={(event) => setRounds(event.target.value)}
      />
      <Pair>
        <TextField
          label="Parar ao ganhar"
          prefix="R$"
          inputMode="decimal"
          placeholder="sem limite"
          value={win}
          reserveMessage={false}
          onChange={(event) => setWin(event.target.value)}
        />
        <TextField
          label="Parar ao perder"
          prefix="R$"
          inputMode="decimal"
          placeholder="sem limite"
          value={loss}
          reserveMessage={false}
          onChange={(event) => setLoss(event.target.value)}
        />
      </Pair>
      <Hint>
        {marked.size === 0 ? 'Marque no tabuleiro as casas que serão abertas.' : `${marked.size} marcadas.`}
      </Hint>
      <Button
        wide
        size="l"
        disabled={disabled || marked.size === 0 || roundsProblem !== null}
        onClick={start}
      >
        Iniciar automático
      </Button>
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
