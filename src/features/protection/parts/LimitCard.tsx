import { useId, useState } from 'react';
import { styled } from 'styled-components';
import {
  type LimitKind,
  type LimitPeriod,
  type Limits,
  limitPeriods,
} from '../../../shared/contract/protection.ts';
import { alertRaised } from '../../../shared/state/alertsSlice.ts';
import { useAppDispatch } from '../../../shared/state/rootState.ts';
import { formatDateTime } from '../../../shared/time/formatTime.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { FormMessage } from '../../../ui/form-message/FormMessage.tsx';
import { Note } from '../../../ui/note/Note.tsx';
import { saveLimits } from '../saveLimits.ts';
import { LimitField } from './LimitField.tsx';
import { faultTexts, kindTexts, limitText, periodLabels } from './limitTexts.ts';
import { changedLimits, isRaise, limitFault, limitValues } from './limitValues.ts';

interface LimitCardProps {
  kind: LimitKind;
  limits: Limits;
}

type Draft = Partial<Record<LimitPeriod, number | null>>;

/** One kind of limit for day, week and month, with how much of each is used. Lower holds at once, higher after a day. */
export function LimitCard({ kind, limits }: LimitCardProps) {
  const dispatch = useAppDispatch();
  const titleId = useId();
  // Only what was touched: limits that change elsewhere show through.
  const [draft, setDraft] = useState<Draft>({});
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { title, text } = kindTexts[kind];
  const current = limits[kind];
  const wanted = { ...current, ...draft };
  const fault = limitFault(wanted);
  const before = limitValues(limits);
  const request = changedLimits(before, { ...before, [kind]: wanted });
  const hasChanges = Object.keys(request).length > 0;
  const raises = limitPeriods.filter((period) => isRaise(current[period], wanted[period]));

  const save = async () => {
    setBusy(true);
    setFailure(null);
    const outcome = await dispatch(saveLimits(request));
    setBusy(false);
    if (!outcome.ok) {
      setFailure(outcome.message);
      return;
    }
    setDraft({});
    const saved = raises.length > 0 ? 'Pedido registrado: o aumento vale em 24 horas.' : 'Limites salvos.';
    dispatch(alertRaised({ kind: 'success', text: saved, displayMs: 4_000 }));
  };

  return (
    <Card as="section" aria-labelledby={titleId}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (fault === null && hasChanges && !isBusy) void save();
        }}
      >
        <Column>
          <div>
            <Title id={titleId}>{title}</Title>
            <Text>{text}</Text>
          </div>
          <Fields>
            {limitPeriods.map((period) => (
              <LimitField
                key={period}
                kind={kind}
                period={period}
                value={wanted[period]}
                hint={usedText(limits, kind, period)}
                error={fault === period ? 'Muito baixo.' : undefined}
                onChange={(value) => setDraft((before) => ({ ...before, [period]: value }))}
              />
            ))}
          </Fields>
          {limits.pending
            .filter((pending) => pending.kind === kind)
            .map(({ period, value, effective_at }) => (
              <Note key={period}>
                {periodLabels[period]}: {limitText(kind, value)} a partir de {formatDateTime(effective_at)}.
              </Note>
            ))}
          <FormMessage
            error={fault === null ? (failure ?? undefined) : faultTexts[fault]}
            notice={raises.length > 0 ? 'Um limite maior só vale depois de 24 horas.' : undefined}
          />
          <Button type="submit" loading={isBusy} disabled={!hasChanges || fault !== null}>
            Salvar {title.toLowerCase()}
          </Button>
        </Column>
      </form>
    </Card>
  );
}

function usedText(limits: Limits, kind: LimitKind, period: LimitPeriod): string {
  const used = limits.used[kind][period];
  return used === null ? '' : `Usado: ${limitText(kind, used)}`;
}

const Column = styled.div`
  display: grid;
  gap: ${token('space.s')};
  container-type: inline-size;
`;

const Title = styled.h2`
  font-size: 1.125rem;
`;

const Text = styled.p`
  color: ${token('color.text-muted')};
`;

/** All three beside each other, or all three below each other: the last one alone in a row would look forgotten. */
const Fields = styled.div`
  display: grid;
  gap: ${token('space.xs')} ${token('space.s')};

  @container (min-width: 30rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
