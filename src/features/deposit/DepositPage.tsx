export function DepositPage() {
  return (
    <>
      <h1>Depositar</h1>
      <p>Os depósitos são feitos por PIX, de uma conta em seu nome.</p>
    </>
  );
}
