export function HomePage() {
  return (
    <>
      <h1>Início</h1>
      <p>Os jogos e as promoções aparecem aqui.</p>
    </>
  );
}
