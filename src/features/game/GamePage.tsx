export function GamePage() {
  return (
    <>
      <h1>Jogo</h1>
      <p>O jogo abre nesta página depois que você entrar na sua conta.</p>
    </>
  );
}
