export function ProtectionPage() {
  return (
    <>
      <h1>Jogo responsável</h1>
      <p>Defina limites, faça uma pausa ou encerre o acesso quando quiser.</p>
    </>
  );
}
