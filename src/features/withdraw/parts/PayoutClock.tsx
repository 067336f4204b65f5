import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import { transactionStatuses } from '../../../shared/contract/wallet/transactionCodes.ts';
import type { PastWithdrawal } from '../../../shared/contract/wallet/withdrawals.ts';
import { serverNow } from '../../../shared/time/serverNow.ts';
import { token } from '../../../shared/tokens/token.ts';
import { useTimeZone } from '../../settings/useTimeZone.ts';
import { useListWithdrawalsQuery } from '../withdrawalsApi.ts';
import { payoutText } from './payoutClock.ts';

const tickMs = 15_000;

/** Shows the legal time of payment of a withdrawal that is not paid yet. */
export function PayoutClock({ withdrawal: { status, created_at } }: { withdrawal: PastWithdrawal }) {
  const isLawful = useBrand().jurisdiction === 'br';
  const timeZone = useTimeZone();
  const { data, fulfilledTimeStamp } = useListWithdrawalsQuery();
  const [nowMs, setNowMs] = useState(() => Date.now());
  const isOpen = isLawful && status < transactionStatuses.approved;
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setInterval(() => setNowMs(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, [isOpen]);
  if (!isOpen) return null;
  return (
    <Clock>
      {payoutText(created_at, serverNow(data?.server_time, fulfilledTimeStamp, nowMs), timeZone)}{' '}
      <Link to="/ajuda">Ajuda</Link>
    </Clock>
  );
}

const Clock = styled.small`
  flex-basis: 100%;
  color: ${token('color.text-muted')};
  font-size: 0.8125rem;
`;
