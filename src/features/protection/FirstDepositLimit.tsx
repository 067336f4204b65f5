import { useId, useState } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { limitKinds } from '../../shared/contract/account/protection.ts';
import { formatBrl } from '../../shared/money/formatBrl.ts';
import { alertRaised } from '../../shared/state/alertsSlice.ts';
import { useAppDispatch } from '../../shared/state/rootState.ts';
import { token } from '../../shared/tokens/token.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useIsPhone } from '../../ui/layout/useIsPhone.ts';
import { SmallLines } from '../../ui/note/SmallLines.ts';
import { useGetLimitsQuery } from './limitsApi.ts';
import { Term, Terms } from './parts/termFields.ts';
import { leftText, periodNames, tightestLimit } from './remainingLimit.ts';
import { useSaveLimitsMutation } from './saveLimits.ts';

const suggestedCents = [10_000, 30_000, 100_000];
// Without the cents, which are zero.
const textOf = (cents: number) => formatBrl(cents).replace(',00', '');
const names = { deposit: 'de depósito', loss: 'de perda', time: 'de tempo', bets: 'de apostas' } as const;
const failedText = 'Não foi possível salvar o limite. Confira sua conexão e tente de novo.';

/**
 * Asks for a deposit limit before the first deposit, and shows what is left of every limit (Portaria SPA/MF
 * 1.231/2024 arts. 31 and 34).
 */
export function FirstDepositLimit() {
  const dispatch = useAppDispatch();
  const titleId = useId();
  const isPhone = useIsPhone();
  const { data: limits } = useGetLimitsQuery();
  const [chosen, setChosen] = useState<number | null>(null);
  const [saveLimits, { isLoading }] = useSaveLimitsMutation();
  if (!limits) return null;
  const rooms = limitKinds.flatMap((kind) => {
    const room = tightestLimit(limits, kind);
    return room ? [{ kind, ...room }] : [];
  });
  const hasDepositLimit = rooms.some(({ kind }) => kind === 'deposit');
  const link = (
    <Link to="/user/protection">{hasDepositLimit ? 'Mudar limites' : 'Outro valor ou período'}</Link>
  );
  const save = async (month: number) => {
    const { error } = await saveLimits({ deposit: { month } });
    if (error) dispatch(alertRaised({ kind: 'error', text: failedText, displayMs: 6_000 }));
  };
  return (
    <Section aria-labelledby={titleId}>
      {hasDepositLimit ? (
        <h2 id={titleId}>Seus limites</h2>
      ) : (
        // One line on phones, so that the amount and its button are on the first screen.
        <details open={!isPhone}>
          <summary>
            <h2 id={titleId}>Seu limite de depósito por mês</h2>
            <span>
              Sem limite<b> · Definir</b>
            </span>
          </summary>
          <p>
            Escolha o valor antes de começar. Reduzir vale na hora; aumentar pede a sua confirmação depois de
            24 horas.
          </p>
          <Amounts aria-label="Limite por mês">
            {suggestedCents.map((cents) => (
              <Amount key={cents}>
                <input
                  type="radio"
                  name={titleId}
                  checked={cents === chosen}
                  onChange={() => setChosen(cents)}
                />
                {textOf(cents)}
              </Amount>
            ))}
          </Amounts>
          {/* Two steps: the limit lasts, and its amounts are near those of the deposit. */}
          {chosen !== null && (
            <Confirm wide variant="quiet" loading={isLoading} onClick={() => void save(chosen)}>
              Definir limite de {textOf(chosen)} por mês
            </Confirm>
          )}
          {link}
        </details>
      )}
      {rooms.length > 0 && (
        <SmallLines aria-label="O que resta de cada limite">
          {rooms.map(({ kind, period, left }) => (
            <li key={kind}>
              Limite {periodNames[period]} {names[kind]}: {left === 0 ? 'atingido' : leftText(kind, left)}
            </li>
          ))}
        </SmallLines>
      )}
      {hasDepositLimit && link}
    </Section>
  );
}

// Plain radios: the chips below are amounts of the deposit.
const Amounts = styled(Terms)`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${token('space.m')};
`;

const Amount = styled(Term)`
  min-block-size: 2.75rem;
  padding-inline: 0;
  border: 0;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  &:has(:checked) {
    background: none;
    font-weight: 650;
  }
`;

const Confirm = styled(Button)`
  margin-block-start: ${token('space.xs')};
`;

const Section = styled.section`
  display: grid;
  gap: ${token('space.xs')};
  padding: ${token('space.s')} ${token('space.m')};
  border: 1px solid ${token('color.border')};
  border-radius: ${token('radius.control')};
  font-size: 0.9375rem;

  h2 {
    font-size: 1rem;
  }

  summary span {
    color: ${token('color.text-muted')};
    font-size: 0.875rem;
  }

  summary b {
    color: ${token('color.text')};
  }

  [open] > summary b {
    display: none;
  }

  p {
    padding-block: ${token('space.2xs')} ${token('space.xs')};
    color: ${token('color.text-muted')};
  }

  a {
    display: inline-block;
    justify-self: start;
    padding-block: 0.25rem;
  }
`;
