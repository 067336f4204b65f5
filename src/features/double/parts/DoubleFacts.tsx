import type { DoubleTable } from '../../../shared/contract/casino/games.ts';
import { GameFacts, PayTable } from '../../stake/GameFacts.tsx';
import { colourAppearance, colourAppearances, rtp } from './colours.ts';

const rules = [
  'A roda tem 15 casas: 7 vermelhas, 7 pretas e 1 branca. Cada casa tem a mesma chance.',
  'Você aposta em uma cor antes do giro. Se ela sair, a aposta é paga pelo multiplicador da cor.',
  'Se sair outra cor, a aposta é perdida.',
];

export function DoubleFacts({ last }: { last: DoubleTable['history'][number] | null }) {
  return (
    <GameFacts
      rtp={rtp}
      pays={`${colourAppearance(1).pays}×, branco ${colourAppearance(0).pays}×`}
      last={last ? `${colourAppearance(last.colour).name} ${last.slot}` : 'Nenhum ainda'}
      rules={rules}
      payTable={
        <PayTable
          caption="Pagamento"
          rows={colourAppearances.map(({ name, pays }) => [name, `${pays}×`] as const)}
        />
      }
    />
  );
}
