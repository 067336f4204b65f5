export function WalletPage() {
  return (
    <>
      <h1>Carteira</h1>
      <p>Seu saldo e seus bônus aparecem aqui.</p>
    </>
  );
}
