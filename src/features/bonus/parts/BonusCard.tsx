import { useState } from 'react';
import { styled } from 'styled-components';
import type { Bonus } from '../../../shared/contract/bonus/bonus.ts';
import { formatBrl } from '../../../shared/money/formatBrl.ts';
import { isSingularBrl } from '../../../shared/money/isSingularBrl.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Cluster } from '../../../ui/layout/Cluster.tsx';
import { ProgressBar } from '../../../ui/progress/ProgressBar.tsx';
import { averageCost, bonusName, isFulfilled, leftToWager } from '../bonusFigures.ts';
import type { BonusMove } from '../moveBonus.ts';
import { BonusDialog } from './BonusDialog.tsx';

interface BonusCardProps {
  bonus: Bonus;
  // False while another bonus is active.
  canActivate: boolean;
  // Whether bonuses wait for a first deposit, or for the end of a pause.
  isLocked: boolean;
  // Average return of the games in percent.
  returnPercent: number | null;
}

export function BonusCard({ bonus, canActivate, isLocked, returnPercent }: BonusCardProps) {
  const [asked, setAsked] = useState<BonusMove | null>(null);
  const name = bonusName(bonus);
  const left = leftToWager(bonus);
  const isActive = bonus.active === 1;
  return (
    <Card as="li">
      <Column>
        <Cluster $justify="space-between">
          <Title>{name}</Title>
          {isActive ? <Badge $kind="success">Ativo</Badge> : <Badge>Aguardando</Badge>}
        </Cluster>
        <Worth>{formatBrl(bonus.balance)}</Worth>
        <ProgressBar
          label={`Progresso do bônus: ${name}`}
          labelHidden
          value={bonus.amount_current}
          max={Math.max(1, bonus.amount_rollover)}
          valueText={`${formatBrl(bonus.amount_current)} de ${formatBrl(bonus.amount_rollover)}`}
        />
        <Text>
          {left === 0
            ? 'Regras cumpridas: resgate o valor para a sua carteira.'
            : `${isSingularBrl(left) ? 'Falta' : 'Faltam'} ${formatBrl(left)} em apostas${costText(left, returnPercent)}.`}
        </Text>
        <Cluster $gap="xs">
          {!isActive && !bonus.needs_bet && (
            <Button size="s" disabled={!canActivate || isLocked} onClick={() => setAsked('activate')}>
              Ativar
            </Button>
          )}
          {isActive && (
            <Button size="s" disabled={!isFulfilled(bonus) || isLocked} onClick={() => setAsked('redeem')}>
              Resgatar
            </Button>
          )}
          <Button size="s" variant="quiet" onClick={() => setAsked('exclude')}>
            Excluir
          </Button>
        </Cluster>
        {!isActive && !canActivate && !bonus.needs_bet && (
          <Text>Conclua ou exclua o bônus ativo antes de ativar este.</Text>
        )}
      </Column>
      {asked && <BonusDialog move={asked} bonus={bonus} onClose={() => setAsked(null)} />}
    </Card>
  );
}

function costText(leftCents: number, returnPercent: number | null): string {
  if (returnPercent === null) return '';
  const percent = returnPercent.toLocaleString('pt-BR', { maximumFractionDigits: 1 });
  return `. Em jogos com retorno médio de ${percent}%, a perda média esperada é de ${formatBrl(averageCost(leftCents, returnPercent))}`;
}

const Column = styled.div`
  display: grid;
  gap: ${token('space.s')};
`;

const Title = styled.h2`
  font-size: 1.125rem;
`;

const Worth = styled.p`
  font-size: 1.5rem;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
`;

const Text = styled.p`
  color: ${token('color.text-muted')};
  font-size: 0.9375rem;
`;
