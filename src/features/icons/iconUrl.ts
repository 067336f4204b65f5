// As in `rocket` and `mdi:rocket-launch`.
const iconName = /^[a-z0-9]+(?:[-_][a-z0-9]+)*(?::[a-z0-9]+(?:[-_][a-z0-9]+)*)?$/i;
const longestName = 64;

export function iconUrl(service: string, name: string): string | null {
  if (name.length > longestName || !iconName.test(name)) return null;
  return `${service.replace(/\/+$/, '')}/${name.replace(':', '/')}.svg`;
}
