import { useState } from 'react';
import { Form, useField } from 'react-final-form';
import { styled } from 'styled-components';
import { sha256 } from '../../../shared/fairness/digests.ts';
import { mineIndexes } from '../../../shared/fairness/mineIndexes.ts';
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

const wholeBetween = (least: number, most: number, message: string) => (text: string | undefined) =>
  /^\d{1,9}$/.test(text ?? '') && Number(text) >= least && Number(text) <= most ? undefined : message;

const validateNonce = wholeBetween(0, 999_999_999, 'Um número inteiro, a partir de 0');
const validateMines = wholeBetween(1, 24, 'De 1 a 24');
const validateSeed = (text: string | undefined) => (text ? undefined : 'Informe a semente do servidor');

/** Computes any round from its seeds in this browser, without a request. */
export function HandVerifier() {
  const [result, setResult] = useState<{ indexes: number[]; hash: string } | null>(null);
  const verify = async ({ serverSeed = '', clientSeed = '', nonce, mines }: SeedValues) => {
    const indexes = await mineIndexes({ serverSeed, clientSeed, nonce: Number(nonce) }, Number(mines));
    setResult({ indexes, hash: await sha256(serverSeed) });
  };
  return (
    <Folded>
      <summary>Conferir qualquer rodada pelas sementes</summary>
      <Form<SeedValues> initialValues={initialValues} onSubmit={verify}>
        {({ handleSubmit, invalid, dirtySinceLastSubmit }) => (
          <Fields noValidate onSubmit={(event) => void handleSubmit(event)}>
            <SeedField name="serverSeed" label="Semente do servidor" validate={validateSeed} quiet />
            <SeedField name="clientSeed" label="Semente do jogador" />
            <SeedField name="nonce" label="Nonce" validate={validateNonce} />
            <SeedField name="mines" label="Número de minas" validate={validateMines} />
            <Button type="submit" size="s" disabled={invalid}>
              Calcular
            </Button>
            {result && !dirtySinceLastSubmit && (
              <Note role="status">
                <dl>
                  <FairFact
                    name="Casas com minas"
                    value={result.indexes.map((index) => index + 1).join(', ')}
                  />
                  <FairFact name="Hash desta semente do servidor" value={result.hash} />
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
  validate?: (text: string | undefined) => string | undefined;
  // Missing values only disable the button.
  quiet?: boolean;
}

function SeedField({ name, label, validate, quiet = false }: SeedFieldProps) {
  const { input, meta } = useField<string>(name, { validate });
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
