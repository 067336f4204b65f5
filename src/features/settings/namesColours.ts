import type { Settings } from '../../shared/contract/settings/settings.ts';

export function namesColours(settings: Settings): boolean {
  return Object.entries(settings).some(
    ([key, value]) =>
      /^(?:colors_|general_.*_color$)/.test(key) && typeof value === 'string' && value.trim() !== '',
  );
}
