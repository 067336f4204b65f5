import { useState } from 'react';
import { Field, Form } from 'react-final-form';
import { styled } from 'styled-components';
import type { DoubleTable } from '../../../shared/contract/casino/games.ts';
import { colourOfSlot, doubleSlot } from '../../../shared/fairness/doubleSlot.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { Note } from '../../../ui/note/Note.tsx';
import { FairFact } from '../../stake/FairFact.tsx';
import { colourAppearance } from './colours.ts';
import { earlierSeed } from './verifyDouble.ts';

interface AnyRoundProps {
  // The newest round with a revealed seed; null when none has one.
  newest: DoubleTable['history'][number] | null;
  salt: string;
}

interface Found {
  number: number;
  seed: string;
  slot: number;
}

interface RoundValues {
  number?: string;
}

/** Computes any past round in this browser from the newest revealed seed. */
export function AnyRound({ newest, salt }: AnyRoundProps) {
  const [found, setFound] = useState<Found | null>(null);
  const last = newest && /^\d+$/.test(newest.id) ? Number(newest.id) : null;
  if (!newest || last === null) return null;
  const validate = (text: string | undefined) =>
    /^\d{1,9}$/.test(text ?? '') && Number(text) >= 1 && Number(text) <= last
      ? undefined
      : `Escreva um número de 1 a ${last}`;
  const compute = async ({ number }: RoundValues) => {
    const seed = await earlierSeed(newest.seed, last - Number(number));
    setFound({ number: Number(number), seed, slot: await doubleSlot(seed, salt) });
  };
  return (
    <Form<RoundValues> onSubmit={compute}>
      {({ handleSubmit, submitting, invalid }) => (
        <Box noValidate onSubmit={(event) => void handleSubmit(event)}>
          <Field<string> name="number" validate={validate}>
            {({ input, meta }) => (
              <TextField
                {...input}
                label="Conferir a rodada de número"
                inputMode="numeric"
                autoComplete="off"
                hint={`De 1 a ${last}. Cada semente é calculada a partir da mais nova, aqui no seu navegador.`}
                error={input.value === '' ? null : meta.error}
              />
            )}
          </Field>
          <Button type="submit" size="s" loading={submitting} disabled={invalid}>
            Calcular rodada
          </Button>
          {found && (
            <Note role="status">
              Rodada {found.number}: {colourAppearance(colourOfSlot(found.slot)).name} {found.slot}
              <dl>
                <FairFact name="Semente" value={found.seed} />
              </dl>
            </Note>
          )}
        </Box>
      )}
    </Form>
  );
}

const Box = styled.form`
  display: grid;
  gap: ${token('space.xs')};
`;
