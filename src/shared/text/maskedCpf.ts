// `•••.456.789-••`, as on receipts of banks.
export function maskedCpf(document: string): string {
  const digits = document.replace(/\D/g, '');
  return digits.length === 11 ? `•••.${digits.slice(3, 6)}.${digits.slice(6, 9)}-••` : '';
}
