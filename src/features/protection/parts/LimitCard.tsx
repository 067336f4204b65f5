import type { FormApi } from 'final-form';
import { useId } from 'react';
import { Form } from 'react-final-form';
import { styled } from 'styled-components';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import {
  type LimitKind,
  type LimitPeriod,
  type Limits,
  limitPeriods,
} from '../../../shared/contract/account/protection.ts';
import { alertRaised } from '../../../shared/state/alertsSlice.ts';
import { useAppDispatch } from '../../../shared/state/rootState.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { FormMessage } from '../../../ui/form-message/FormMessage.tsx';
import { useIsPhone } from '../../../ui/layout/useIsPhone.ts';
import { formErrorOf } from '../../forms/formError.ts';
import { toFormErrors } from '../../forms/toFormErrors.ts';
import { useSaveLimitsMutation } from '../saveLimits.ts';
import { LimitField } from './LimitField.tsx';
import { kindTexts, limitErrors, limitText, periodLabels } from './limitTexts.ts';
import { changedLimits, isRaise, limitError, limitValues } from './limitValues.ts';
import { PendingLimits } from './PendingLimits.tsx';

interface LimitCardProps {
  kind: LimitKind;
  limits: Limits;
}

type PeriodValues = Record<LimitPeriod, number | null>;

const unreachable = 'Não foi possível salvar agora. Confira sua conexão e tente de novo.';
const tooLow = 'Valor muito baixo.';

function validateLimits(values: PeriodValues): Partial<Record<LimitPeriod, string>> {
  const invalidPeriod = limitError(values);
  return invalidPeriod === null ? {} : { [invalidPeriod]: tooLow };
}

/**
 * Edits a limit for day, week and month; a lower one applies at once, a higher one after 24 h (Portaria 1.231
 * art. 31).
 */
export function LimitCard({ kind, limits }: LimitCardProps) {
  const dispatch = useAppDispatch();
  const [saveLimits] = useSaveLimitsMutation();
  const isConfirmed = useBrand().jurisdiction === 'br';
  const titleId = useId();
  const isPhone = useIsPhone();
  const { title, text } = kindTexts[kind];
  const current = limits[kind];
  const changesIn = (wanted: PeriodValues) => {
    const before = limitValues(limits);
    return changedLimits(before, { ...before, [kind]: wanted });
  };
  const raisesIn = (wanted: PeriodValues) =>
    limitPeriods.some((period) => isRaise(current[period], wanted[period]));

  const raiseNotice = isConfirmed
    ? 'Um limite maior só vale depois de 24 horas e da sua confirmação.'
    : 'Um limite maior só vale depois de 24 horas.';

  const save = async (wanted: PeriodValues, form: FormApi<PeriodValues>) => {
    const request = changesIn(wanted);
    if (Object.keys(request).length === 0) return undefined;
    const { data, error } = await saveLimits(request);
    if (error) return toFormErrors(error, { unreachable });
    // A form reset would keep all edited values; those edited since stay.
    const { values } = form.getState();
    form.batch(() => {
      for (const period of limitPeriods)
        if (values[period] === wanted[period]) form.change(period, data[kind][period]);
    });
    const raised = isConfirmed
      ? 'Pedido registrado: daqui a 24 horas, confirme aqui o aumento.'
      : 'Pedido registrado: o aumento vale em 24 horas.';
    const saved = raisesIn(wanted) ? raised : 'Limites salvos.';
    dispatch(alertRaised({ kind: 'success', text: saved, displayMs: 4_000 }));
    return undefined;
  };

  return (
    <Card as="section" aria-labelledby={titleId}>
      {/* Phones show the limits of all kinds before any form. */}
      <details open={!isPhone || limits.pending.some((change) => change.kind === kind)}>
        <summary>
          <Title id={titleId}>{title}</Title>
          <Current>{currentText(kind, current)}</Current>
        </summary>
        {/* Untouched fields follow limits that change elsewhere. */}
        <Form<PeriodValues>
          initialValues={current}
          keepDirtyOnReinitialize
          validate={validateLimits}
          onSubmit={save}
        >
          {({ handleSubmit, submitting, values, ...outcome }) => {
            const invalidPeriod = limitError(values);
            return (
              <Column noValidate onSubmit={(event) => void handleSubmit(event)}>
                <Text>{text}</Text>
                <Fields>
                  {limitPeriods.map((period) => (
                    <LimitField
                      key={period}
                      kind={kind}
                      period={period}
                      hint={usedText(limits, kind, period)}
                    />
                  ))}
                </Fields>
                <PendingLimits kind={kind} limits={limits} />
                <FormMessage
                  error={invalidPeriod === null ? formErrorOf(outcome) : limitErrors[invalidPeriod]}
                  notice={raisesIn(values) ? raiseNotice : undefined}
                />
                <Button
                  type="submit"
                  loading={submitting}
                  disabled={invalidPeriod !== null || Object.keys(changesIn(values)).length === 0}
                >
                  Salvar {title.toLowerCase()}
                </Button>
              </Column>
            );
          }}
        </Form>
      </details>
    </Card>
  );
}

function usedText(limits: Limits, kind: LimitKind, period: LimitPeriod): string {
  const used = limits.used[kind][period];
  return used === null ? '' : `Usado: ${limitText(kind, used)}`;
}

function currentText(kind: LimitKind, current: PeriodValues): string {
  const set = limitPeriods.filter((period) => current[period] !== null);
  if (set.length === 0) return 'Sem limite';
  return set
    .map((period) => `${limitText(kind, current[period])} ${periodLabels[period].toLowerCase()}`)
    .join(' · ');
}

const Column = styled.form`
  display: grid;
  gap: ${token('space.s')};
  container-type: inline-size;

  > [type='submit'] {
    @container (min-width: 30rem) {
      justify-self: start;
    }
  }
`;

const Title = styled.h2`
  font-size: 1.125rem;
`;

// The fields say it once the card is open.
const Current = styled.span`
  color: ${token('color.text-muted')};

  [open] > summary > & {
    display: none;
  }
`;

const Text = styled.p`
  color: ${token('color.text-muted')};
`;

// Three in a row or one per row, never two and one.
const Fields = styled.div`
  display: grid;
  gap: ${token('space.xs')} ${token('space.s')};

  @container (min-width: 30rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
