/** Says what a self-exclusion leaves, on a page that it closes. */
export const excludedText =
  'Na autoexclusão não há apostas nem depósitos. Seu saldo é pago na sua conta bancária, e sacar continua possível.';
