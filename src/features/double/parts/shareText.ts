const percent = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 0 });

/** Formats a share as `47%`. */
export const shareText = (part: number, whole: number): string => percent.format(part / whole);
