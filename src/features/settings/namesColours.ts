import type { Settings } from '../../shared/contract/settings.ts';

/** Whether the settings say anything about colours at all. */
export function namesColours(settings: Settings): boolean {
  return Object.entries(settings).some(
    ([key, value]) =>
      /^(?:colors_|general_.*_color$)/.test(key) && typeof value === 'string' && value.trim() !== '',
  );
}
