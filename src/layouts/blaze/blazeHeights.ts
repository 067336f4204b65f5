// The columns next to the page start below the header.
export const blazeHeaderHeight = '3.75rem';
