import { useState } from 'react';
import { Form, useField } from 'react-final-form';
import { styled } from 'styled-components';
import { sha256 } from '../../../shared/fairness/digests.ts';
import { minePlaces } from '../../../shared/fairness/minePlaces.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { Note } from '../../../ui/note/Note.tsx';
import { FairDetails } from '../../stake/FairDetails.ts';
import { FairFact } from '../../stake/FairFact.tsx';

interface SeedValues {
  serverSeed?: string;
  clientSeed?: string;
  nonce?: string;
  mines?: string;
}

const initialValues: SeedValues = { nonce: '0', mines: '3' };

const wholeBetween = (least: number, most: number, fault: string) => (text: string | undefined) =>
  /^\d{1,9}$/.test(text ?? '') && Number(text) >= least && Number(text) <= most ? undefined : fault;

const nonceFault = wholeBetween(0, 999_999_999, 'Um número inteiro, a partir de 0');
const minesFault = wholeBetween(1, 24, 'De 1 a 24');
const seedFault = (text: string | undefined) => (text ? undefined : 'Informe a semente da casa');

/** Any round at all, by its seeds: computed in this browser, without asking anybody. */
export function HandVerifier() {
  const [result, setResult] = useState<{ places: number[]; hash: string } | null>(null);
  const verify = async ({ serverSeed = '', clientSeed = '', nonce, mines }: SeedValues) => {
    const places = await minePlaces({ serverSeed, clientSeed, nonce: Number(nonce) }, Number(mines));
    setResult({ places, hash: await sha256(serverSeed) });
  };
  return (
    <Folded>
      <summary>Conferir qualquer rodada pelas sementes</summary>
      <Form<SeedValues> initialValues={initialValues} onSubmit={verify}>
        {({ handleSubmit, invalid, dirtySinceLastSubmit }) => (
          <Fields noValidate onSubmit={(event) => void handleSubmit(event)}>
            <SeedField name="serverSeed" label="Semente da casa" fault={seedFault} quiet />
            <SeedField name="clientSeed" label="Semente do jogador" />
            <SeedField name="nonce" label="Nonce" fault={nonceFault} />
            <SeedField name="mines" label="Número de minas" fault={minesFault} />
            <Button type="submit" size="s" disabled={invalid}>
              Calcular
            </Button>
            {result && !dirtySinceLastSubmit && (
              <Note role="status">
                <dl>
                  <FairFact
                    name="Casas com minas"
                    value={result.places.map((place) => place + 1).join(', ')}
                  />
                  <FairFact name="Resumo desta semente da casa" value={result.hash} />
                </dl>
              </Note>
            )}
          </Fields>
        )}
      </Form>
    </Folded>
  );
}

interface SeedFieldProps {
  name: keyof SeedValues;
  label: string;
  fault?: (text: string | undefined) => string | undefined;
  /** What is missing from the beginning is no mistake: the button waits for it without a word. */
  quiet?: boolean;
}

function SeedField({ name, label, fault, quiet = false }: SeedFieldProps) {
  const { input, meta } = useField<string>(name, fault ? { validate: fault } : {});
  const isNumber = name === 'nonce' || name === 'mines';
  return (
    <TextField
      {...input}
      label={label}
      reserveMessage={false}
      {...(isNumber ? { inputMode: 'numeric' } : { autoComplete: 'off', spellCheck: false })}
      error={quiet ? null : meta.error}
    />
  );
}

const Folded = styled(FairDetails)`
  summary {
    min-block-size: 1.75rem;
  }
`;

const Fields = styled.form`
  display: grid;
  gap: ${token('space.s')};
  margin-block-start: ${token('space.s')};
`;
