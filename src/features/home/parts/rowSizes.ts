// Phones show two and a half covers, wide screens the layout's own size.
export const coverWidth = { phone: 'clamp(7rem, 36vw, 9rem)', wide: 'var(--tile-width, 10rem)' };
export const largeWidth = {
  phone: 'clamp(9rem, 52vw, 13rem)',
  wide: `calc(${coverWidth.wide} * 1.4)`,
};
// Larger beside a rank on very wide screens, where the rank would lead.
export const rankedCover = { phone: coverWidth.phone, wide: `max(${coverWidth.wide}, min(9.1vw, 11rem))` };
// A cover with its rank beside it.
export const rankedWidth = {
  phone: `calc(${rankedCover.phone} + 3rem)`,
  wide: `calc(${rankedCover.wide} + 4rem)`,
};

export const railTexts = { previousLabel: 'Anteriores', nextLabel: 'Próximos' };
