export function DocumentPage() {
  return (
    <>
      <h1>Documentos</h1>
      <p>Aqui você envia os documentos que confirmam a sua identidade.</p>
    </>
  );
}
