import { useBrand } from '../../../../shared/brand/useBrand.ts';
import { Note } from '../../../../ui/note/Note.tsx';
import { useGetRegisterCouponTextQuery } from '../../../coupons/registerCouponApi.ts';

// Brazilian law allows no bonus tied to registration (Lei 14.790/2023 art. 29).
export function CouponOffer() {
  const { jurisdiction } = useBrand();
  const { data: text } = useGetRegisterCouponTextQuery(undefined, { skip: jurisdiction === 'br' });
  return text ? <Note>{text}</Note> : null;
}
