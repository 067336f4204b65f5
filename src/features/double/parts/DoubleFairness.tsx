import { useState } from 'react';
import { styled } from 'styled-components';
import type { DoubleTable } from '../../../shared/contract/casino/games.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Note } from '../../../ui/note/Note.tsx';
import { FairDetails } from '../../stake/FairDetails.ts';
import { FairFact } from '../../stake/FairFact.tsx';
import { AnyRound } from './AnyRound.tsx';
import { colourAppearance } from './colours.ts';
import { type DoubleProof, verifyDouble } from './verifyDouble.ts';

interface DoubleFairnessProps {
  table: DoubleTable;
  onClose: () => void;
}

const shownRounds = 10;

export function DoubleFairness({ table, onClose }: DoubleFairnessProps) {
  const salt = table.salt ?? '';
  return (
    <Dialog open title="Jogo justo" closeLabel="Fechar" closeOnBackdrop onClose={onClose}>
      <Sections>
        <p>
          As sementes de todas as rodadas foram feitas antes da primeira aposta: o hash (SHA-256) de cada uma
          é a semente da rodada anterior. Assim a casa não pode trocar nenhuma.
        </p>
        <dl>
          <FairFact name="Hash da semente desta rodada" value={table.data.seed_hash} />
          <FairFact name="Sal público" value={salt || '—'} />
        </dl>
        <p>
          A casa sorteada é HMAC-SHA256 com a semente como chave e a mensagem “sal:tentativa”, lido como
          número inteiro, e o resto da divisão por 15. Números acima do maior múltiplo de 15 abaixo de 2²⁵⁶
          são recusados e a próxima tentativa vale. 0 é branco, 1 a 7 vermelho, 8 a 14 preto.
        </p>
        <h3>Rodadas anteriores</h3>
        <AnyRound newest={table.history[0] ?? null} salt={salt} />
        {table.history.slice(0, shownRounds).map((round, index) => (
          <PastRound key={round.id} round={round} before={table.history[index + 1] ?? null} salt={salt} />
        ))}
      </Sections>
    </Dialog>
  );
}

interface PastRoundProps {
  round: DoubleTable['history'][number];
  before: DoubleTable['history'][number] | null;
  salt: string;
}

function PastRound({ round, before, salt }: PastRoundProps) {
  const [proof, setProof] = useState<DoubleProof | null>(null);
  const holds = proof?.chainMatches && proof.slotMatches;
  return (
    <Round>
      <summary>
        Rodada {round.id} · {colourAppearance(round.colour).name} {round.slot}
      </summary>
      <dl>
        <FairFact name="Semente" value={round.seed} />
      </dl>
      <Button size="s" onClick={() => void verifyDouble(round, before, salt).then(setProof)}>
        Verificar rodada {round.id}
      </Button>
      {proof && (
        <Note kind={holds ? 'success' : 'danger'} role="status">
          {holds
            ? `Confere: a semente dá a casa ${proof.slot}.`
            : `Não confere: a conta dá a casa ${proof.slot}.`}
        </Note>
      )}
    </Round>
  );
}

const Sections = styled.div`
  display: grid;
  gap: ${token('space.m')};

  dl {
    display: grid;
    gap: ${token('space.xs')};
  }
`;

const Round = styled(FairDetails)`
  dl,
  > div {
    margin-block: ${token('space.s')};
  }
`;
