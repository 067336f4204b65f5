export function WithdrawalsPage() {
  return (
    <>
      <h1>Saques</h1>
      <p>Você ainda não fez nenhum saque.</p>
    </>
  );
}
