export function PromotionPage() {
  return (
    <>
      <h1>Promoção</h1>
      <p>Os detalhes desta promoção aparecem aqui.</p>
    </>
  );
}
