import { useId } from 'react';
import { styled } from 'styled-components';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import { transactionStatuses } from '../../../shared/contract/wallet/transactionCodes.ts';
import type { PastWithdrawal } from '../../../shared/contract/wallet/withdrawals.ts';
import { formatBrl } from '../../../shared/money/formatBrl.ts';
import { countingPeriod, largestWithdrawal } from '../../../shared/money/withdrawalRules.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { useCapabilities } from '../../settings/capabilities.ts';
import { useSettings } from '../../settings/useSettings.ts';

interface WithdrawRulesProps {
  // Null while unknown.
  earlier: readonly PastWithdrawal[] | null;
  // Returns the operator's time.
  nowMs: () => number;
}

/** Lists the operator's withdrawal rules. */
export function WithdrawRules({ earlier, nowMs }: WithdrawRulesProps) {
  const titleId = useId();
  const settings = useSettings();
  const { bonus } = useCapabilities();
  const { jurisdiction, features } = useBrand();
  const { ms, name } = countingPeriod(settings.withdraw_daily_type);
  const count = settings.withdraw_daily_count;
  const { refused, cancelled } = transactionStatuses;
  const made = earlier?.filter(
    ({ created_at, status }) =>
      Date.parse(created_at) > nowMs() - ms && status !== refused && status !== cancelled,
  ).length;
  const paysReferrals =
    features.referrals &&
    settings.refer_enabled &&
    settings.refer_referrer_wallet_type === 'main' &&
    settings.refer_referrer_amount > 0 &&
    settings.withdraw_affiliate_days > 0;
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Title id={titleId}>Como funciona</Title>
      <List>
        <li>
          De {formatBrl(settings.withdraw_min)} a {formatBrl(largestWithdrawal(settings))} por saque.
        </li>
        {count > 0 && (
          <li>
            Até {count} por {name}
            {made === undefined ? '.' : leftText(count - made)}
          </li>
        )}
        {settings.withdraw_daily_request > 0 && (
          <li>
            Até {settings.withdraw_daily_request}{' '}
            {settings.withdraw_daily_request === 1 ? 'pedido' : 'pedidos'} por dia, contando os recusados.
          </li>
        )}
        {settings.withdraw_max_hourly > 0 && <li>Até {formatBrl(settings.withdraw_max_hourly)} por hora.</li>}
        {settings.withdraw_max_interval > 0 && settings.withdraw_max_interval_start !== '' && (
          <li>
            Das {settings.withdraw_max_interval_start} às {settings.withdraw_max_interval_end}, até{' '}
            {formatBrl(settings.withdraw_max_interval)}.
          </li>
        )}
        {jurisdiction !== 'br' && settings.deposit_rollover > 0 && (
          <li>
            {settings.deposit_rollover === 1
              ? 'O valor de cada depósito é apostado uma vez antes do saque.'
              : `O valor de cada depósito é apostado ${settings.deposit_rollover} vezes antes do saque.`}
          </li>
        )}
        {jurisdiction !== 'br' && bonus && (
          <li>Só o bônus ativo segura o saque, até você cumprir as regras dele.</li>
        )}
        {paysReferrals && (
          <li>Ganhos de indicações: saque liberado {waitText(settings.withdraw_affiliate_days)}.</li>
        )}
        {settings.withdraw_auto_disable && <li>Um saque em análise por vez.</li>}
        <li>Pago por PIX, só na chave do seu CPF.</li>
        <li>Enquanto estiver em análise, você pode cancelar.</li>
      </List>
    </Card>
  );
}

const leftText = (left: number) =>
  left <= 0 ? ': você já fez todos.' : left === 1 ? ': resta 1.' : `: restam ${left}.`;

const waitText = (days: number) =>
  days === 1 ? '1 dia depois de recebidos' : `${days} dias depois de recebidos`;

const Title = styled.h2`
  padding-block-end: ${token('space.s')};
  font-size: 1.125rem;
`;

const List = styled.ul`
  display: grid;
  gap: ${token('space.2xs')};
  margin: 0;
  padding-inline-start: 1.25rem;
  color: ${token('color.text-muted')};
`;
