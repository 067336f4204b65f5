import { useState } from 'react';
import { styled } from 'styled-components';
import type { Promotion } from '../../../shared/contract/content/promotions.ts';
import { useHydrated } from '../../../shared/state/useHydrated.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { useTimeZone } from '../../settings/useTimeZone.ts';
import { promotionPeriod } from './promotionPeriod.ts';

const badges = {
  upcoming: { kind: 'primary', text: 'Em breve' },
  ended: { kind: 'neutral', text: 'Encerrada' },
} as const;

export function Period({ promotion }: { promotion: Promotion }) {
  const hydrated = useHydrated();
  const timeZone = useTimeZone();
  const [nowMs] = useState(Date.now);
  // The state changes with the date, so a prerendered page only reserves the line.
  if (!hydrated) return <Line aria-hidden="true" />;
  const { state, text } = promotionPeriod(promotion, nowMs, timeZone);
  const badge = state === 'running' ? null : badges[state];
  return (
    <Line>
      {badge && <Badge $kind={badge.kind}>{badge.text}</Badge>}
      {text}
    </Line>
  );
}

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-block-size: 1.5rem;
  gap: ${token('space.xs')};
  color: ${token('color.text-muted')};
  font-size: 0.875rem;
`;
