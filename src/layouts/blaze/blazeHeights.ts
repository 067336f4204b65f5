/** The slim header; the columns beside the page begin below it. */
export const blazeHeaderHeight = '3.75rem';
