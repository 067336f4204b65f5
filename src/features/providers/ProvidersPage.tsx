export function ProvidersPage() {
  return (
    <>
      <h1>Provedores</h1>
      <p>Os estúdios que criam os jogos aparecem aqui.</p>
    </>
  );
}
