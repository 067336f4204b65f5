import { Note } from '../../../ui/note/Note.tsx';
import { useGetRegisterCouponTextQuery } from '../../coupons/registerCouponApi.ts';

/** The operator's words about the coupon for new players; nothing where there are none. */
export function CouponOffer() {
  const { data: text } = useGetRegisterCouponTextQuery();
  return text ? <Note>{text}</Note> : null;
}
