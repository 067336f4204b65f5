import { styled } from 'styled-components';
import { token } from '../../../shared/tokens/token.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import type { SeenMinesTable } from '../minesTableApi.ts';
import { HandVerifier } from './HandVerifier.tsx';
import { PastRounds } from './PastRounds.tsx';
import { SeedPair } from './SeedPair.tsx';

interface FairnessDialogProps {
  table: SeenMinesTable | undefined;
  clientSeed: string;
  onClientSeedChange: (seed: string) => void;
  onClose: () => void;
}

export function FairnessDialog({ table, clientSeed, onClientSeedChange, onClose }: FairnessDialogProps) {
  return (
    <Dialog open title="Jogo justo" closeLabel="Fechar" closeOnBackdrop onClose={onClose}>
      <Sections>
        <p>
          Antes da aposta você vê o hash (SHA-256) da semente do servidor, que já não pode mudar. Ela se junta
          à sua semente e a um contador, o nonce, e decide onde ficam as minas. No fim da rodada a semente
          dela aparece; ao trocar as sementes, aparece a que gerou todas. Você confere tudo aqui, sem depender
          de ninguém.
        </p>
        <SeedPair table={table} clientSeed={clientSeed} onClientSeedChange={onClientSeedChange} />
        <PastRounds history={table?.history ?? []} olderOffered={table?.isOffered !== false} />
        <HandVerifier />
        <section>
          <h3>A conta</h3>
          <Muted>
            Semente da rodada: HMAC-SHA256 com a semente do servidor como chave e o nonce como mensagem, em
            hexadecimal. Bytes: HMAC-SHA256 com a semente da rodada como chave e a mensagem “sua
            semente:nonce:parte”. Cada quatro bytes formam um número entre 0 e 1. Das casas de 0 a 24, cada
            número tira a casa na posição número × casas restantes, uma vez para cada mina.
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
