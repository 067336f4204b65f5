export const cacheBuster = 't';

/** Tells the time that the product's own links home carry from a campaign's `t`. */
export function isCacheBuster(name: string, value: string): boolean {
  return name === cacheBuster && /^\d{13}$/.test(value);
}
