export function UserPromotionPage() {
  return (
    <>
      <h1>Minhas promoções</h1>
      <p>Você ainda não participa de nenhuma promoção.</p>
    </>
  );
}
