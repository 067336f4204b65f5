/** Widths of what stands in home's rows: phones show two and a half covers, wide screens what the layout likes. */
export const coverWidth = { phone: 'clamp(7rem, 36vw, 9rem)', wide: 'var(--tile-width, 10rem)' };
export const providerWidth = { phone: '8.5rem', wide: '10rem' };
export const promotionWidth = { phone: 'min(17rem, 78vw)', wide: '20rem' };

export const railTexts = { previousLabel: 'Anteriores', nextLabel: 'Próximos' };
