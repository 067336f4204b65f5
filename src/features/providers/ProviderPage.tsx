export function ProviderPage() {
  return (
    <>
      <h1>Provedor</h1>
      <p>Os jogos deste estúdio aparecem aqui.</p>
    </>
  );
}
