export const statementChoices = {
  source: [
    ['', 'Todas'],
    ['Deposit', 'Depósitos'],
    ['Withdraw', 'Saques'],
    ['CasinoBet', 'Cassino'],
    ['SportBet', 'Esportes'],
    ['Bonus', 'Bônus'],
    ['Referral', 'Indicações'],
    ['Credit', 'Créditos'],
  ],
  type: [
    ['', 'Todos'],
    ['1', 'Entradas'],
    ['0', 'Apostas'],
    ['2', 'Saques'],
  ],
  status: [
    ['', 'Todas'],
    ['0', 'Pendentes'],
    ['1', 'Em processamento'],
    ['2', 'Concluídas'],
    ['3', 'Recusadas'],
    ['4', 'Canceladas'],
  ],
} as const;

type SourceChoice = (typeof statementChoices.source)[number];

/** Lists the sources that the brand has. */
export function sourceChoices(features: { sports: boolean; esports: boolean }): readonly SourceChoice[] {
  const hasSports = features.sports || features.esports;
  return statementChoices.source.filter(([value]) => hasSports || value !== 'SportBet');
}
