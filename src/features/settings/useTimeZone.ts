import { siteTimeZone } from '../../shared/time/timeZone.ts';
import { useSettings } from './useSettings.ts';

export function useTimeZone(): string {
  return siteTimeZone(useSettings());
}
