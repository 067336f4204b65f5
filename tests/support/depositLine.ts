// A line of the statement: an approved deposit of R$ 10,00, at 12:07 in Brasília.
export const depositLine = {
  id: '1',
  source_type: 'Deposit',
  type: 1,
  status: 2,
  amount: 1_000,
  created_at: '2026-03-10T15:07:00Z',
};
