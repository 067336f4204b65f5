export function MinesPage() {
  return (
    <>
      <h1>Mines</h1>
      <p>Escolha quantas minas, aposte e abra as casas. O jogo abre nesta página.</p>
    </>
  );
}
