/** Formats a size in kB of 1,000 bytes. */
export function formatBytes(bytes: number, language: string): string {
  const unit = bytes < 1000 ? 'B' : 'kB';
  const amount = bytes < 1000 ? bytes : bytes / 1000;
  const digits = amount < 10 && unit === 'kB' ? 1 : 0;
  return `${amount.toLocaleString(language, { maximumFractionDigits: digits })} ${unit}`;
}

/** Formats a contrast ratio, rounded down, so that 4.49 never reads as 4.5. */
export function formatRatio(ratio: number, language: string): string {
  const rounded = Math.floor(ratio * 10) / 10;
  return `${rounded.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}:1`;
}
