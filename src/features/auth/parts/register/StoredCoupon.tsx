import { useBrand } from '../../../../shared/brand/useBrand.ts';
import { Note } from '../../../../ui/note/Note.tsx';
import { storedCouponCode } from '../../../attribution/registrationAttribution.ts';

// The coupon of the visit is sent with the registration.
export function StoredCoupon() {
  const brand = useBrand();
  const code = storedCouponCode(brand);
  if (!code || !brand.features.coupons) return null;
  return (
    <Note>
      O cupom <strong>{code}</strong> vai junto com o seu cadastro.
    </Note>
  );
}
