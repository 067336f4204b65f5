import type { LayoutName } from '../../shared/brand/brandRecord.ts';

// Of content and bars.
export const pageWidth: Record<LayoutName, string> = { default: '80rem', orange: '96rem', blaze: '100%' };
// On very wide screens.
export const widestPage = '110rem';
