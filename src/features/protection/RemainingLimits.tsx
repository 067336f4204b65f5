import { useId } from 'react';
import { styled } from 'styled-components';
import { limitKinds } from '../../shared/contract/account/protection.ts';
import { token } from '../../shared/tokens/token.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { Cluster } from '../../ui/layout/Cluster.tsx';
import { onPhone } from '../../ui/layout/screens.ts';
import { ProgressBar } from '../../ui/progress/ProgressBar.tsx';
import { useGetLimitsQuery } from './limitsApi.ts';
import { leftText, periodNames, tightestLimit } from './remainingLimit.ts';

const names = { deposit: 'Depósito', loss: 'Perda', time: 'Tempo', bets: 'Apostas' } as const;

/** Shows the use of every limit that the player has set, or the way to set some. */
export function RemainingLimits() {
  const titleId = useId();
  const { data: limits, isError } = useGetLimitsQuery();
  if (isError) return null;
  const rooms = limitKinds.flatMap((kind) => {
    const room = limits && tightestLimit(limits, kind);
    return room ? [{ kind, ...room }] : [];
  });
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Cluster $justify="space-between">
        <Title id={titleId}>Seus limites</Title>
        <ButtonLink size="s" variant="quiet" to="/user/protection">
          {limits && rooms.length === 0 ? 'Definir limites' : 'Mudar limites'}
        </ButtonLink>
      </Cluster>
      {rooms.length === 0 && (
        <None>{limits && 'Você escolhe quanto depositar, apostar e jogar por dia, semana ou mês.'}</None>
      )}
      <Rooms>
        {rooms.map(({ kind, period, limit, used, left }) => (
          <ProgressBar
            key={kind}
            label={`${names[kind]}, limite ${periodNames[period]}`}
            value={left === 0 ? 1 : used}
            max={left === 0 ? 1 : limit}
            valueText={left === 0 ? 'atingido' : leftText(kind, left)}
          />
        ))}
      </Rooms>
    </Card>
  );
}

const Title = styled.h2`
  font-size: 1.125rem;
  padding-block: ${token('space.2xs')};
`;

const Rooms = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: ${token('space.m')};

  &:not(:empty) {
    padding-block-start: ${token('space.s')};
  }
`;

// Reserves two lines on phones while the limits load.
const None = styled.p`
  min-block-size: 1.5em;
  color: ${token('color.text-muted')};

  ${onPhone} {
    min-block-size: 3em;
  }
`;
