import { useEffect } from 'react';
import { transactionStatuses } from '../../../shared/contract/wallet/transactionCodes.ts';
import type { HttpError } from '../../../shared/http/httpError.ts';
import { api } from '../../../shared/query/api.ts';
import { useQueryRetry } from '../../../shared/query/useQueryRetry.ts';
import { selectIsRealtimeConnected } from '../../../shared/realtime/realtimeSlice.ts';
import { useAppDispatch, useAppSelector } from '../../../shared/state/rootState.ts';
import { depositCouponChosen } from '../../../shared/state/walletDialogSlice.ts';
import { LoadFailure } from '../../../ui/load-failure/LoadFailure.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { useClosedAccount } from '../../protection/useClosedAccount.ts';
import { forgetCharge } from '../currentCharge.ts';
import { useGetDepositQuery } from '../depositApi.ts';
import { reportPaid } from '../reportPaid.ts';
import { ClosedDeposit } from './ClosedDeposit.tsx';
import { PaidCharge, UnpaidCharge, type WhyUnpaid } from './EndedCharge.tsx';
import { OpenCharge } from './OpenCharge.tsx';
import { expiryHere, useCountdown } from './useCountdown.ts';

interface ChargeProps {
  id: string;
  onDone?: () => void;
}

const pollMs = 3_000;
// Fallback for missed realtime events.
const pollBesideRealtimeMs = 10_000;

export function Charge({ id, onDone }: ChargeProps) {
  const dispatch = useAppDispatch();
  const isConnected = useAppSelector(selectIsRealtimeConnected);
  // The first render polls; the response then decides about polling.
  const known = useGetDepositQuery(id);
  const { approved, pending, processing } = transactionStatuses;
  const isOpen = known.data
    ? [pending, processing].some((status) => status === known.data?.status)
    : !known.isError;
  const charge = useGetDepositQuery(id, {
    pollingInterval: isOpen ? (isConnected ? pollBesideRealtimeMs : pollMs) : 0,
    skipPollingIfUnfocused: false,
    refetchOnMountOrArgChange: true,
  });
  useQueryRetry(charge);
  const closed = useClosedAccount();
  const { data, error, refetch } = charge;
  const leftMs = useCountdown(data ? expiryHere(data, charge.fulfilledTimeStamp ?? Date.now()) : Infinity);
  const isOver = leftMs === 0;
  const isPaid = data?.status === approved;

  useEffect(() => {
    if (isOver) void refetch();
  }, [isOver, refetch]);

  useEffect(() => {
    if (!isPaid) return;
    dispatch(api.util.invalidateTags(['session', 'bonus', 'coupons', 'limits']));
    // The payment has used the coupon.
    dispatch(depositCouponChosen(null));
    void dispatch(reportPaid(id));
  }, [isPaid, id, dispatch]);

  const isGone = isUnknownCharge(error);
  useEffect(() => {
    if (isGone) forgetCharge(id);
  }, [isGone, id]);

  if (!data) {
    if (error === undefined || isGone) {
      return <Skeleton shape="block" count={2} status="Carregando a cobrança" />;
    }
    return (
      <LoadFailure
        text="Não foi possível carregar sua cobrança."
        retryLabel="Tentar de novo"
        retrying={charge.isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (isPaid) return <PaidCharge id={id} amountCents={data.amount} onDone={onDone} />;
  if (!isOpen || isOver) return <UnpaidCharge charge={data} why={whyUnpaid(data.status, isOver)} />;
  if (closed) return <ClosedDeposit closed={closed} hasCharge />;
  return <OpenCharge charge={data} leftMs={leftMs} />;
}

// A charge that ended before it expired was replaced by another one.
function whyUnpaid(status: number, isOver: boolean): WhyUnpaid {
  if (status === transactionStatuses.refused) return 'returned';
  return isOver ? 'expired' : 'replaced';
}

// The operator has no such charge of this player.
function isUnknownCharge(error: unknown): boolean {
  const known = error as HttpError | undefined;
  return known?.kind === 'http' && known.status === 404;
}
