import { useState } from 'react';
import { styled } from 'styled-components';
import { sha256 } from '../../../shared/fairness/digests.ts';
import { minePlaces } from '../../../shared/fairness/minePlaces.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { Note } from '../../../ui/note/Note.tsx';
import { FairDetails } from '../../stake/FairDetails.ts';
import { FairFact } from '../../stake/FairFact.tsx';

const wholeBetween = (text: string, least: number, most: number): number | null => {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : null;
};

/** Any round at all, by its seeds: computed in this browser, without asking anybody. */
export function HandVerifier() {
  const [serverSeed, setServerSeed] = useState('');
  const [clientSeed, setClientSeed] = useState('');
  const [nonce, setNonce] = useState('0');
  const [mines, setMines] = useState('3');
  const [result, setResult] = useState<{ places: number[]; hash: string } | null>(null);
  const nonceValue = wholeBetween(nonce, 0, 999_999_999);
  const minesValue = wholeBetween(mines, 1, 24);
  const change = (set: (text: string) => void) => (event: { target: { value: string } }) => {
    set(event.target.value);
    setResult(null);
  };
  const verify = async () => {
    if (nonceValue === null || minesValue === null) return;
    const places = await minePlaces({ serverSeed, clientSeed, nonce: nonceValue }, minesValue);
    setResult({ places, hash: await sha256(serverSeed) });
  };
  return (
    <Folded>
      <summary>Conferir qualquer rodada pelas sementes</summary>
      <Fields>
        <TextField
          label="Semente da casa"
          reserveMessage={false}
          autoComplete="off"
          spellCheck={false}
          value={serverSeed}
          onChange={change(setServerSeed)}
        />
        <TextField
          label="Semente do jogador"
          reserveMessage={false}
          autoComplete="off"
          spellCheck={false}
          value={clientSeed}
          onChange={change(setClientSeed)}
        />
        <TextField
          label="Nonce"
          reserveMessage={false}
          inputMode="numeric"
          value={nonce}
          error={nonceValue === null ? 'Um número inteiro, a partir de 0' : null}
          onChange={change(setNonce)}
        />
        <TextField
          label="Número de minas"
          reserveMessage={false}
          inputMode="numeric"
          value={mines}
          error={minesValue === null ? 'De 1 a 24' : null}
          onChange={change(setMines)}
        />
        <Button
          size="s"
          disabled={serverSeed === '' || nonceValue === null || minesValue === null}
          onClick={() => void verify()}
        >
          Calcular
        </Button>
        {result && (
          <Note role="status">
            <dl>
              <FairFact name="Casas com minas" value={result.places.map((place) => place + 1).join(', ')} />
              <FairFact name="Resumo desta semente da casa" value={result.hash} />
            </dl>
          </Note>
        )}
      </Fields>
    </Folded>
  );
}

const Folded = styled(FairDetails)`
  summary {
    min-block-size: 1.75rem;
  }
`;

const Fields = styled.div`
  display: grid;
  gap: ${token('space.s')};
  margin-block-start: ${token('space.s')};
`;
