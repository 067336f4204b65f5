import { onPhone } from './screens.ts';
import { useMediaQuery } from './useMediaQuery.ts';

/** Tells whether the screen is a phone's, for another order of content; a prerendered page is no phone's. */
export const useIsPhone = (): boolean => useMediaQuery(onPhone, false);
