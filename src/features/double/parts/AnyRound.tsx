import { useState } from 'react';
import { styled } from 'styled-components';
import type { DoubleTable } from '../../../shared/contract/games.ts';
import { colourOfSlot, doubleSlot } from '../../../shared/fairness/doubleSlot.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { Note } from '../../../ui/note/Note.tsx';
import { FairFact } from '../../stake/FairFact.tsx';
import { colourLook } from './colours.ts';
import { earlierSeed } from './verifyDouble.ts';

interface AnyRoundProps {
  /** The newest round whose seed is known; null: none yet. */
  newest: DoubleTable['history'][number] | null;
  salt: string;
}

interface Found {
  number: number;
  seed: string;
  slot: number;
}

/** Any past round by its number: its seed follows from the newest known one, in this browser. */
export function AnyRound({ newest, salt }: AnyRoundProps) {
  const [text, setText] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const last = newest && /^\d+$/.test(newest.id) ? Number(newest.id) : null;
  if (!newest || last === null) return null;
  const number = /^\d{1,9}$/.test(text) ? Number(text) : null;
  const isPast = number !== null && number >= 1 && number <= last;
  const compute = async () => {
    if (!isPast) return;
    setIsBusy(true);
    const seed = await earlierSeed(newest.seed, last - number);
    setFound({ number, seed, slot: await doubleSlot(seed, salt) });
    setIsBusy(false);
  };
  return (
    <Box>
      <TextField
        label="Conferir a rodada de número"
        inputMode="numeric"
        autoComplete="off"
        hint={`De 1 a ${last}. Cada semente é calculada a partir da mais nova, aqui no seu navegador.`}
        error={text !== '' && !isPast ? `Escreva um número de 1 a ${last}` : null}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button size="s" loading={isBusy} disabled={!isPast} onClick={() => void compute()}>
        Calcular rodada
      </Button>
      {found && (
        <Note role="status">
          Rodada {found.number}: {colourLook(colourOfSlot(found.slot)).name} {found.slot}
          <dl>
            <FairFact name="Semente" value={found.seed} />
          </dl>
        </Note>
      )}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${token('space.xs')};
`;
