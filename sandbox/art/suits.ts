export const hearts = 'M0 16C-24-2-16-18-7-16C-3-15 0-12 0-9C0-12 3-15 7-16C16-18 24-2 0 16z';
export const spades = 'M0-18C24 0 16 14 7 12C4 11 2 9 1 8L5 18H-5L-1 8C-2 9-4 11-7 12C-16 14-24 0 0-18z';
export const diamonds = 'M0-17L13 0L0 17L-13 0z';
export const clubs = 'M0-18A8 8 0 0 1 6-5A8 8 0 1 1 2 8L5 18H-5L-2 8A8 8 0 1 1-6-5A8 8 0 0 1 0-18z';
