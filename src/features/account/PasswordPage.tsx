export function PasswordPage() {
  return (
    <>
      <h1>Alterar senha</h1>
      <p>Aqui você troca a senha da sua conta.</p>
    </>
  );
}
