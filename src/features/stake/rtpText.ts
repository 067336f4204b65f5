const percent = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 2 });

/** Formats a return to player between 0 and 1 as `93,33%`. */
export const rtpText = (rtp: number): string => percent.format(rtp);
