export function CategoryPage() {
  return (
    <>
      <h1>Cassino</h1>
      <p>Os jogos desta categoria aparecem aqui.</p>
    </>
  );
}
