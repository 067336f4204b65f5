export function AccountPage() {
  return (
    <>
      <h1>Minha conta</h1>
      <p>Seus dados cadastrais aparecem aqui.</p>
    </>
  );
}
