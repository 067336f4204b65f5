export function BonusPage() {
  return (
    <>
      <h1>Bônus</h1>
      <p>Você não tem bônus ativos.</p>
    </>
  );
}
