export function CouponPage() {
  return (
    <>
      <h1>Cupons</h1>
      <p>Você ainda não tem cupons.</p>
    </>
  );
}
