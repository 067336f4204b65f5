import { siteTimeZone } from '../../shared/time/timeZone.ts';
import { useSettings } from './useSettings.ts';

/** Time zone in which the site shows and counts dates and times. */
export function useTimeZone(): string {
  return siteTimeZone(useSettings());
}
