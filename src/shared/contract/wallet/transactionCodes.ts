// `bet` and `withdrawal` take money out of the wallet; `in` is everything that enters it, such as a deposit
// or a win.
export const transactionTypes = { bet: 0, in: 1, withdrawal: 2 } as const;
export const transactionStatuses = {
  pending: 0,
  processing: 1,
  approved: 2,
  refused: 3,
  cancelled: 4,
} as const;
