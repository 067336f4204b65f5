/** Formats a contrast ratio, rounded down, so that 4.49 never reads as 4.5. */
export function formatRatio(ratio: number, language: string): string {
  const rounded = Math.floor(ratio * 10) / 10;
  return `${rounded.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}:1`;
}
