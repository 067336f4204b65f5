export function CasinoPage() {
  return (
    <>
      <h1>Cassino</h1>
      <p>Os jogos do cassino aparecem aqui, separados por categoria.</p>
    </>
  );
}
