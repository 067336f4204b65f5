export function WithdrawPage() {
  return (
    <>
      <h1>Sacar</h1>
      <p>O saque cai por PIX em uma conta em seu nome.</p>
    </>
  );
}
