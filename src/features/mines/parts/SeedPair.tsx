import { styled } from 'styled-components';
import { isNotOffered } from '../../../shared/http/httpError.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { Cluster } from '../../../ui/layout/Cluster.tsx';
import { Note } from '../../../ui/note/Note.tsx';
import { FairFact } from '../../stake/FairFact.tsx';
import { useRotateMinesSeedsMutation } from '../minesSeedsApi.ts';
import type { SeenMinesTable } from '../minesTableApi.ts';

interface SeedPairProps {
  table: SeenMinesTable | undefined;
  clientSeed: string;
  onClientSeedChange: (seed: string) => void;
}

export function SeedPair({ table, clientSeed, onClientSeedChange }: SeedPairProps) {
  const [rotate, { isLoading, error, isSuccess }] = useRotateMinesSeedsMutation();
  const isOffered = table?.isOffered !== false && !(error && 'kind' in error && isNotOffered(error));
  const next = table?.next;
  const isOpen = table?.data?.status === 'playing';
  return (
    <Stacked aria-labelledby="seeds-in-use">
      <h3 id="seeds-in-use">Sementes em uso</h3>
      <dl>
        <FairFact
          name="Hash da semente do servidor"
          value={next?.pair_hash ?? next?.server_seed_hash ?? '—'}
        />
        <FairFact name="Hash para a próxima rodada" value={next?.server_seed_hash ?? '—'} />
        <FairFact name="Nonce da próxima rodada" value={String(next?.nonce ?? '—')} />
      </dl>
      <TextField
        label="Sua semente"
        hint="Escreva o que quiser. Vale a partir da próxima rodada."
        maxLength={64}
        autoComplete="off"
        spellCheck={false}
        value={clientSeed}
        onChange={(event) => onClientSeedChange(event.target.value)}
      />
      <Cluster>
        <Button
          size="s"
          variant="quiet"
          onClick={() => onClientSeedChange(crypto.randomUUID().replaceAll('-', '').slice(0, 16))}
        >
          Sortear outra semente
        </Button>
        {isOffered && (
          <Button
            size="s"
            loading={isLoading}
            disabled={!next || isOpen}
            onClick={() => void rotate({ clientSeed })}
          >
            Trocar sementes
          </Button>
        )}
      </Cluster>
      {isOffered && isOpen && <Note>Termine a rodada aberta para trocar as sementes.</Note>}
      {isOffered && error && (
        <Note kind="danger" role="alert">
          As sementes não foram trocadas. Tente de novo.
        </Note>
      )}
      {isSuccess && <Note role="status">Sementes trocadas. A contagem recomeçou do zero.</Note>}
      {table?.rotated && (
        <dl>
          <FairFact name="Semente do servidor anterior, revelada" value={table.rotated.server_seed} />
          <FairFact name="Hash dela, mostrado antes" value={table.rotated.server_seed_hash} />
          <FairFact name="Rodadas jogadas com ela" value={String(table.rotated.rounds)} />
        </dl>
      )}
    </Stacked>
  );
}

const Stacked = styled.section`
  display: grid;
  gap: ${token('space.s')};

  dl {
    display: grid;
    gap: ${token('space.xs')};
  }
`;
