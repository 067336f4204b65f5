export function ExclusionPage() {
  return (
    <>
      <h1>Autoexclusão</h1>
      <p>A autoexclusão encerra o acesso à sua conta pelo prazo que você escolher.</p>
    </>
  );
}
