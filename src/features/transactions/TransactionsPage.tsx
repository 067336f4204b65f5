export function TransactionsPage() {
  return (
    <>
      <h1>Transações</h1>
      <p>Nenhuma transação até agora.</p>
    </>
  );
}
