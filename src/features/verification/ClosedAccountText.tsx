import { useBrand } from '../../shared/brand/useBrand.ts';

/** Says why the account of an impeded person is closed, what became of the money, and where to object. */
export function ClosedAccountText() {
  const { company } = useBrand();
  return (
    <>
      <p>A lei não permite que você aposte. Por isso encerramos as apostas abertas e fechamos a sua conta.</p>
      <p>
        Todo o seu saldo foi pago por PIX na conta do seu CPF. Você ainda pode entrar para ver e baixar o
        extrato.
      </p>
      {company && (
        <p>
          Acha que é um engano? Peça revisão ao atendimento, pelo telefone {company.support.phone}
          {company.ombudsman && `, ou à ouvidoria, ${company.ombudsman.phone}`}.
        </p>
      )}
    </>
  );
}
