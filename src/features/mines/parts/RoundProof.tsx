import { useState } from 'react';
import { styled } from 'styled-components';
import type { MinesRound } from '../../../shared/contract/casino/games.ts';
import { formatBrl } from '../../../shared/money/formatBrl.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Note } from '../../../ui/note/Note.tsx';
import { FairDetails } from '../../stake/FairDetails.ts';
import { FairFact } from '../../stake/FairFact.tsx';
import { type MinesProof, verifyMines } from './verifyMines.ts';

export function RoundProof({ round }: { round: MinesRound }) {
  const [proof, setProof] = useState<MinesProof | null>(null);
  const holds = proof?.seedMatches && proof.minesMatch && proof.pairMatches !== false;
  const tiles = (indexes: readonly number[] | undefined) =>
    (indexes ?? []).map((index) => index + 1).join(', ');
  return (
    <Round>
      <summary>
        Rodada {round.id} · {round.mines} {round.mines === 1 ? 'mina' : 'minas'} ·{' '}
        {round.payout > 0 ? `pagou ${formatBrl(round.payout)}` : 'perdida'}
      </summary>
      <dl>
        <FairFact name="Semente da rodada" value={round.server_seed ?? '—'} />
        <FairFact name="Hash mostrado antes" value={round.server_seed_hash} />
        <FairFact name="Sua semente e nonce" value={`${round.client_seed} : ${round.nonce}`} />
        <FairFact name="Casas com minas" value={tiles(round.mine_tiles)} />
        {round.pair_seed !== undefined && (
          <FairFact name="Semente do servidor, revelada" value={round.pair_seed} />
        )}
        {round.pair_hash !== undefined && (
          <FairFact name="Hash da semente do servidor" value={round.pair_hash} />
        )}
      </dl>
      <Button size="s" onClick={() => void verifyMines(round).then(setProof)}>
        Verificar rodada {round.id}
      </Button>
      {proof && (
        <Note kind={holds ? 'success' : 'danger'} role="status">
          {holds
            ? `Confere: a semente é a prometida e as minas ficam nas casas ${tiles(proof.indexes)}.${proof.pairMatches ? ' Ela vem da semente do servidor que foi revelada.' : ''}`
            : `Não confere: pelas sementes as minas ficariam nas casas ${tiles(proof.indexes)}. Fale com o suporte.`}
        </Note>
      )}
    </Round>
  );
}

const Round = styled(FairDetails)`
  summary {
    min-block-size: 1.75rem;
  }

  dl {
    display: grid;
    gap: ${token('space.xs')};
    margin-block: ${token('space.s')};
  }

  > div {
    margin-block-start: ${token('space.s')};
  }
`;
