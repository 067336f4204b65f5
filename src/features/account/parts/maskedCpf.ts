/** `***.456.789-**`, as receipts and banks show it: enough to recognise one's own, not enough to use it. */
export function maskedCpf(document: string): string {
  const digits = document.replace(/\D/g, '');
  return digits.length === 11 ? `***.${digits.slice(3, 6)}.${digits.slice(6, 9)}-**` : '';
}
