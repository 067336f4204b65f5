export function PromotionsPage() {
  return (
    <>
      <h1>Promoções</h1>
      <p>Nenhuma promoção ativa no momento. As próximas aparecem aqui.</p>
    </>
  );
}
