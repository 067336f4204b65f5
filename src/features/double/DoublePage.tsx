export function DoublePage() {
  return (
    <>
      <h1>Double</h1>
      <p>Vermelho, branco ou preto: a rodada aparece nesta página.</p>
    </>
  );
}
