import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import type { Coupon } from '../../shared/contract/bonus/coupons.ts';
import { useAppDispatch, useAppSelector } from '../../shared/state/rootState.ts';
import {
  depositCouponChosen,
  selectChosenCoupon,
  walletDialogClosed,
} from '../../shared/state/walletDialogSlice.ts';
import { token } from '../../shared/tokens/token.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { withHover } from '../../ui/layout/screens.ts';
import { isUsable, sameCode } from './couponCode.ts';
import { useListCouponsQuery } from './couponsApi.ts';
import { CouponForm } from './parts/CouponForm.tsx';

/** Offers the player's deposit coupons and a code field inside the deposit. */
export function DepositCoupons() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const chosen = useAppSelector(selectChosenCoupon);
  const { data: coupons = [] } = useListCouponsQuery();
  const offered = coupons.filter((coupon) => coupon.deposit && isUsable(coupon));

  const applied = (coupon: Coupon) => {
    if (coupon.deposit) return;
    dispatch(walletDialogClosed());
    void navigate('/user/bonus');
  };

  return (
    <Column>
      <CouponForm label="Cupom" onApplied={applied} />
      {offered.length > 0 && (
        <Choices role="group" aria-label="Cupons para este depósito">
          {offered.map(({ code }) => {
            const isChosen = chosen !== null && sameCode(code, chosen);
            return (
              <Choice
                key={code}
                type="button"
                aria-pressed={isChosen}
                onClick={() => dispatch(depositCouponChosen(isChosen ? null : code))}
              >
                <Icon name={isChosen ? 'check' : 'coupon'} size={18} />
                {code}
              </Choice>
            );
          })}
        </Choices>
      )}
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  gap: ${token('space.2xs')};
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.xs')};
  padding-block-end: ${token('space.s')};
`;

const Choice = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.2xs')};
  min-block-size: 2.75rem;
  padding-inline: ${token('space.s')};
  border: 1px dashed ${token('color.control-border')};
  border-radius: ${token('radius.control')};
  font-weight: 650;
  overflow-wrap: anywhere;

  svg {
    flex: none;
  }

  &[aria-pressed='true'] {
    border: 1px solid ${token('color.primary')};
    background: ${token('color.primary-soft')};
  }

  ${withHover} {
    &:hover {
      background: ${token('color.surface-hover')};
    }
  }
`;
