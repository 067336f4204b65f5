export function PageError() {
  return (
    <>
      <h1>Voltamos em breve!</h1>
      <p>Ops! Algo deu errado. Tente novamente mais tarde ou entre em contato com o suporte.</p>
    </>
  );
}
