export function IndicationsPage() {
  return (
    <>
      <h1>Indicações</h1>
      <p>Você ainda não indicou ninguém.</p>
    </>
  );
}
