export function SportsPage() {
  return (
    <>
      <h1>Esportes</h1>
      <p>Os jogos e as cotações aparecem aqui.</p>
    </>
  );
}
