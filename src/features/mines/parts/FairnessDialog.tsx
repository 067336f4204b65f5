import { styled } from 'styled-components';
import type { MinesTable } from '../../../shared/contract/games.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { FairFact } from '../../stake/FairFact.tsx';
import { RoundProof } from './RoundProof.tsx';

interface FairnessDialogProps {
  open: boolean;
  table: MinesTable | undefined;
  clientSeed: string;
  onClientSeedChange: (seed: string) => void;
  onClose: () => void;
}

const shownRounds = 10;

/** What the next round is drawn from, and the proof of any past one. */
export function FairnessDialog({
  open,
  table,
  clientSeed,
  onClientSeedChange,
  onClose,
}: FairnessDialogProps) {
  return (
    <Dialog open={open} title="Jogo justo" closeLabel="Fechar" closeOnBackdrop onClose={onClose}>
      <Sections>
        <p>
          Antes da aposta você vê o resumo (SHA-256) da semente da casa. Ela se junta à sua semente e decide
          onde ficam as minas. No fim da rodada a semente aparece e você confere tudo aqui, sem depender de
          ninguém.
        </p>
        <section>
          <h3>Próxima rodada</h3>
          <dl>
            <FairFact name="Resumo da semente da casa" value={table?.next?.server_seed_hash ?? '—'} />
          </dl>
          <TextField
            label="Sua semente"
            hint="Escreva o que quiser. Cada rodada usa uma nova semente da casa."
            maxLength={64}
            autoComplete="off"
            spellCheck={false}
            value={clientSeed}
            onChange={(event) => onClientSeedChange(event.target.value)}
          />
          <Button
            size="s"
            variant="quiet"
            onClick={() => onClientSeedChange(crypto.randomUUID().replaceAll('-', '').slice(0, 16))}
          >
            Sortear outra semente
          </Button>
        </section>
        <section>
          <h3>Rodadas anteriores</h3>
          {table && table.history.length > 0 ? (
            table.history.slice(0, shownRounds).map((round) => <RoundProof key={round.id} round={round} />)
          ) : (
            <Muted>As rodadas que você terminar aparecem aqui.</Muted>
          )}
        </section>
        <section>
          <h3>A conta</h3>
          <Muted>
            Bytes: HMAC-SHA256 com a semente da casa como chave e a mensagem “sua semente:nonce:parte”. Cada
            quatro bytes formam um número entre 0 e 1. Das casas de 0 a 24, cada número tira a casa na posição
            número × casas restantes, uma vez para cada mina.
          </Muted>
        </section>
      </Sections>
    </Dialog>
  );
}

const Sections = styled.div`
  display: grid;
  gap: ${token('space.l')};

  section {
    display: grid;
    gap: ${token('space.s')};
  }
`;

const Muted = styled.p`
  color: ${token('color.text-muted')};
  font-size: 0.875rem;
`;
