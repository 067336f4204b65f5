export function SuspensionPage() {
  return (
    <>
      <h1>Pausa temporária</h1>
      <p>Durante a pausa você não aposta nem deposita.</p>
    </>
  );
}
