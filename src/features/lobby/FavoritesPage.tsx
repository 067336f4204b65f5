export function FavoritesPage() {
  return (
    <>
      <h1>Favoritos</h1>
      <p>Você ainda não tem jogos favoritos. Toque na estrela de um jogo para guardá-lo aqui.</p>
    </>
  );
}
